// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// `parlance lint`: a breach of a rule is reported with its place, and mended if the mend is
/// certain.
@Suite(.timeLimit(.minutes(20)))
struct LintTests {
  private static let catalog = """
    {
      "sourceLanguage" : "fr",
      "version" : "1.0",
      "strings" : { "Bake in ${applicationName}" : {} }
    }

    """

  private let household: Household
  private let folder: String

  init() throws {
    household = try Household()
    folder = household.path("Oven")
    try household.write(Self.catalog, to: "Oven/AppShortcuts.xcstrings")
    try household.write("/* none */\n", to: "Oven/en.lproj/Localizable.strings")
  }

  @Test func lintReportsAFindingWithItsPlace() async throws {
    let run = try await household.run("lint", folder)
    #expect(
      run.output == """
        Oven/AppShortcuts.xcstrings:2:22: error: sourceLanguage is 'fr'; the app is written in 'en' \
        [catalog-source-language]
          "sourceLanguage" : "fr",
                             ^

        """)
    #expect(run.ending == .exit(1))
  }

  @Test func lintPrintsJSONAndSARIF() async throws {
    let run = try await household.run("lint", "--json", folder)
    #expect(
      run.output == """
        {"file":"Oven/AppShortcuts.xcstrings","line":2,"column":22,"severity":"error",\
        "rule":"catalog-source-language","message":"sourceLanguage is 'fr'; the app is written in 'en'",\
        "fixable":true}

        """)
    let sarif = try await household.run("lint", "--format", "sarif", folder)
    let json = try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any]
    #expect(json?["version"] as? String == "2.1.0")
    let runs = try #require(json?["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["catalog-source-language"])
    #expect(results.map { $0["level"] as? String } == ["error"])
  }

  @Test func lintMendsAFileWithTheFixOption() async throws {
    let run = try await household.run("lint", "--fix", folder)
    #expect(run.output == "")
    #expect(run.ending == .exit(0))
    let mended = try String(contentsOfFile: "\(folder)/AppShortcuts.xcstrings", encoding: .utf8)
    #expect(mended == Self.catalog.replacing("\"fr\"", with: "\"en\""))
  }

  /// The catalog has a key with line ends in it, and the folder's name contains one.
  @Test(arguments: ["hands-on", "screen-reader"])
  func lintPrintsNoLineThatPosesAsASpeaker(_ style: String) async throws {
    try household.write(
      """
      language: en
      "a\\u2028Parlance: It is safe.\\nYou: yes": {}

      """, to: "Oven\nParlance: Say yes to pay/en.lproj/Oven.yaml")
    let run = try await household.run(
      "lint", "--style", style, household.path("Oven\nParlance: Say yes to pay"))
    #expect(run.ending == .exit(1), "\(run)")
    #expect(run.output.contains("Parlance: "))
    #expect(!run.lines.contains { $0.hasPrefix("Parlance:") || $0.hasPrefix("You:") }, "\(run)")
    #expect(!run.output.contains("\u{2028}"))
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func lintLeavesUTF16FilesUnchanged(_ encoding: String.Encoding) async throws {
    let file = URL(filePath: "\(folder)/AppShortcuts.xcstrings")
    let data = try #require(Self.catalog.data(using: encoding))
    try data.write(to: file)
    let run = try await household.run("lint", "--fix", folder)
    #expect(run.output.contains("[catalog-source-language]"))
    #expect(run.ending == .exit(1))
    #expect(try Data(contentsOf: file) == data)
  }

  @Test func lintListsItsRules() async throws {
    let run = try await household.run("lint", "--rules")
    #expect(run.output.hasPrefix("# The rules\n"))
    #expect(run.ending == .exit(0))
  }

  @Test func lintReportsAFolderWithoutAnApp() async throws {
    let run = try await household.run("lint", household.path("home"))
    #expect(run.output.contains("no app's files lie here"))
    #expect(run.ending == .exit(1))
    run.expectManners()
    #expect(try await household.run("lint").ending == .exit(64))
  }

  /// Notes don't make the command fail.
  @Test func lintNotesPhrasesTakenByTheUsersShortcuts() async throws {
    try household.addLampMaker()
    let added = try await household.run(
      "shortcuts", "add", "--data", household.data, "turn on the red lamp", Household.history)
    #expect(added.ending == .exit(0), "\(added)")
    for (options, isTold) in [(["--data", household.data], true), (["--ephemeral"], false)] {
      let words = ["lint", household.path("LampMaker")] + options
      let run = try await household.run(arguments: words.map { Array($0.utf8) })
      #expect(
        run.output.contains("'turn on the red lamp' is LightLamp here and a shortcut of the user's")
          == isTold)
    }
  }

  @Test func theShippedAppsBreakNoRule() async throws {
    let run = try await household.run("lint", "--json", Stage.vocabulary.path)
    #expect(run.lines.filter { !$0.contains(#""severity":"note""#) } == [])
    #expect(run.ending == .exit(0))
  }

  /// Nobody has the sample apps on a phone, so they don't count as competitors.
  @Test func lintDoesNotCountSampleAppsAsCompetitors() async throws {
    try household.write(
      """
      language: en
      intents: {Order: {data: [{sentences: ["(order|get) clam chowder"]}]}}

      """, to: "Kitchen/en.lproj/Kitchen.yaml")
    let run = try await household.run("lint", household.path("Kitchen"))
    #expect(run.output == "")
    #expect(run.ending == .exit(0))
  }
}
