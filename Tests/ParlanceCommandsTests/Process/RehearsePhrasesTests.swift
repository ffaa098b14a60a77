// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `parlance rehearse` with an app's folder: all its phrases are said.
@Suite(.timeLimit(.minutes(20)))
struct RehearsePhrasesTests {
  private let household: Household

  init() throws {
    household = try Household()
    try household.write(
      """
      language: en
      intents:
        Illuminate: {data: [{sentences: ["illuminate the [big] lantern", "order soup in Soup Chef"]}]}

      """, to: "Lanterns/en.lproj/Lanterns.yaml")
    try household.write(
      "> illuminate the lantern\n< Using Lanterns.\n< Done, with Lanterns.\n",
      to: "Lanterns/en.lproj/Rehearsals/light.transcript")
  }

  @Test func rehearsingAFolderSaysEveryPhraseOfItsApp() async throws {
    let folder = household.path("Lanterns")
    let run = try await household.run("rehearse", folder)
    #expect(run.lines.first == "ok \(folder)/en.lproj/Rehearsals/light.transcript")
    #expect(
      run.lines.dropFirst().first?.hasPrefix("failed Lanterns en: 1 passed, 1 failed, ") == true)
    #expect(run.output.contains("Lanterns/en.lproj/Lanterns.yaml:3:"))
    #expect(run.output.contains("\n  + order soup in Soup Chef: SoupChef.OrderSoup\n"))
    #expect(run.ending == .exit(1))
  }

  @Test func phraseResultsArePrintedAsJSON() async throws {
    let run = try await household.run("rehearse", "--json", household.path("Lanterns"))
    let line = try #require(run.lines.last)
    let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(json?["app"] as? String == "Lanterns")
    #expect(json?["passed"] as? Int == 1)
    #expect(json?["failed"] as? Int == 1)
    let phrases = try #require(json?["phrases"] as? [[String: Any]])
    #expect(phrases.map { $0["said"] as? Int } == [2, 1])
    #expect(phrases.map { $0["understood"] as? Int } == [2, 0])
  }

  @Test func phrasesInAnUnsupportedLanguageAreLeftOut() async throws {
    try household.write(
      "language: de\nintents: {Licht: {data: [{sentences: [licht]}]}}\n",
      to: "Lichter/de.lproj/Lichter.yaml")
    let run = try await household.run("rehearse", household.path("Lichter"))
    #expect(run.output == "")
    run.expectManners()
  }
}
