// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `parlance rehearse --coverage` and `--minimum`: the parts of an app that no rehearsal reaches.
@Suite(.timeLimit(.minutes(20)))
struct RehearseCoverageTests {
  private let household: Household
  private var folder: String { household.path("Lanterns") }

  init() throws {
    household = try Household()
    try household.write(
      """
      language: en
      lists: {shade: {values: [crimson, turquoise]}}
      intents:
        Illuminate: {data: [{sentences: ["illuminate the [big] {shade} lantern"]}]}
        Extinguish: {data: [{sentences: ["extinguish the {shade} lantern"]}]}

      """, to: "Lanterns/en.lproj/Lanterns.yaml")
    try household.write(
      "> illuminate the crimson lantern\n< Using Lanterns.\n< Done, with Lanterns.\n",
      to: "Lanterns/en.lproj/light.transcript")
  }

  @Test func uncoveredPartsOfAnAppAreNamed() async throws {
    let run = try await household.run("rehearse", folder, "--coverage")
    #expect(run.output.contains("\nok coverage Lanterns en: "))
    #expect(
      run.output.contains(
        """
          outcomes not reached:
            Extinguish: success

        """))
    #expect(!run.output.contains("templates not reached"))
    #expect(run.ending == .exit(0))
  }

  @Test func coverageBelowTheMinimumFails() async throws {
    let run = try await household.run("rehearse", folder, "--minimum", "95")
    #expect(run.output.contains("\nfailed coverage Lanterns en: "))
    #expect(run.output.contains("at least 95% is asked for; say what is missing in a transcript"))
    #expect(run.ending == .exit(1))
    run.expectManners()
  }

  @Test func coverageAtTheMinimumPasses() async throws {
    try household.write(
      "> extinguish the turquoise lantern\n< Using Lanterns.\n< Done, with Lanterns.\n",
      to: "Lanterns/en.lproj/dark.transcript")
    let run = try await household.run("rehearse", folder, "--minimum", "100")
    #expect(run.lines.contains { $0.hasPrefix("ok coverage Lanterns en: 100% (") })
    #expect(run.ending == .exit(0))
  }

  @Test func coverageIsPrintedAsJSON() async throws {
    let run = try await household.run("rehearse", folder, "--minimum", "95", "--json")
    let line = try #require(run.lines.last)
    let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(json?["coverage"] as? String == "Lanterns")
    #expect(json?["language"] as? String == "en")
    #expect(json?["passed"] as? Bool == false)
    let kinds = json?["kinds"] as? [String: [String: Int]]
    #expect(kinds?["outcomes"] == ["reached": 1, "all": 2])
    let missing = json?["missing"] as? [[String: Any]]
    #expect(missing?.map { $0["name"] as? String } == ["Extinguish: success"])
  }

  @Test func theCoverageMinimumIsATestCaseInJUnit() async throws {
    let run = try await household.run("rehearse", folder, "--minimum", "95", "--format", "junit")
    #expect(run.output.contains(#"<testsuite name="coverage Lanterns en" tests="1" failures="1">"#))
    #expect(run.output.contains(#"name="at least 95%""#))
  }

  @Test(arguments: [["--minimum", "101"], ["--minimum", "90", "--shard", "1/2"]])
  func impossibleCoverageOptionsAreRefused(_ options: [String]) async throws {
    let run = try await household.run(
      arguments: (["rehearse", folder] + options).map { Array($0.utf8) })
    #expect(run.ending == .exit(64))
    run.expectManners()
  }
}
