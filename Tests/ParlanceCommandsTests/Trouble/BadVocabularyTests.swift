// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// Broken files of an app or of the assistant are reported with file, line and column, and the rest
/// works.
@Suite(.timeLimit(.minutes(20)))
struct BadVocabularyTests {
  struct Break: CustomTestStringConvertible {
    let testDescription: String
    var file: String
    var old: String
    var new: String
    /// The start of standard error.
    var finding: String

    init(_ description: String, _ file: String, _ old: String, _ new: String, _ finding: String) {
      testDescription = description
      self.file = file
      self.old = old
      self.new = new
      self.finding = finding
    }
  }

  static let breaks = [
    Break(
      "a tag that is not closed", "SoupChef/en.lproj/AppIntentVocabulary.plist",
      "<string>clam_chowder</string>", "<string>clam_chowder<string>",
      "SoupChef/en.lproj/AppIntentVocabulary.plist:"),
    Break(
      "not a property list", "SoupChef/Info.plist", "<plist version", "<html version",
      "SoupChef/Info.plist:"),
    Break(
      "an unknown list", "SoupChef/en.lproj/SoupChef.yaml", "{soup} [<with>]\"", "{sup} [<with>]\"",
      "SoupChef/en.lproj/SoupChef.yaml:"),
    Break(
      "a bracket that is not closed", "SoupChef/en.lproj/SoupChef.yaml",
      "(order history|last order", "((order history|last order",
      "SoupChef/en.lproj/SoupChef.yaml:"),
    Break(
      "a line that is no YAML", "SoupChef/en.lproj/SoupChef.yaml", "  ShowSoups:", "  ShowSoups",
      "SoupChef/en.lproj/SoupChef.yaml:"),
    Break(
      "a missing semicolon", "SoupChef/en.lproj/Localizable.strings", "\"Corn Chowder\";",
      "\"Corn Chowder\"", "SoupChef/en.lproj/Localizable.strings:6:"),
    Break(
      "a quotation without an end", "SoupChef/en.lproj/Localizable.strings", "\"Corn Chowder\";",
      "\"Corn Chowder;", "SoupChef/en.lproj/Localizable.strings:"),
    Break(
      "a plural rule that is cut off", "SoupChef/en.lproj/Localizable.stringsdict", "</plist>", "",
      "SoupChef/en.lproj/Localizable.stringsdict:"),
    Break(
      "the assistant's own requests", "System/en/requests.yaml", "intents:\n", "intents: 5\nx:\n",
      "System/en/requests.yaml:"),
    Break(
      "the assistant's own words", "System/en/Dialog.strings", "\"notUnderstood\" =",
      "\"notUnderstood\"", "System/en/Dialog.strings:"),
  ]

  let household: Household
  let vocabulary: String

  init() throws {
    household = try Household()
    vocabulary = household.path("Vocabulary")
    try FileManager.default.copyItem(atPath: Stage.vocabulary.path, toPath: vocabulary)
    try household.addLampMaker()
  }

  func run(_ arguments: String...) async throws -> Finished {
    let words =
      arguments + ["--vocabulary", vocabulary, "--app", household.path("LampMaker"), "--ephemeral"]
    return try await household.run(arguments: words.map { Array($0.utf8) })
  }

  @Test(arguments: breaks)
  func aBrokenFileIsReportedWithItsPlaceAndTheRestWorks(_ broken: Break) async throws {
    let file = "\(vocabulary)/\(broken.file)"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try #require(text.contains(broken.old))
    try Data(text.replacing(broken.old, with: broken.new).utf8).write(to: URL(filePath: file))
    let run = try await run("say", "--json", "turn on the red lamp in Lamp Maker")
    #expect(run.errors.hasPrefix(broken.finding), "\(run)")
    #expect(run.errors.prefix { $0 != "\n" }.contains(/:[0-9]+:[0-9]+: error: .+ \[[a-z-]+\]$/))
    #expect(try run.turns().map(\.outcome) == ["success"])
    #expect(run.ending == .exit(0))
    run.expectManners()
  }

  @Test(arguments: [
    "Info.plist", "en.lproj/AppIntentVocabulary.plist", "en.lproj/SoupChef.yaml",
    "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict", "en.lproj", "",
  ])
  func aMissingAppFileDoesNotStopOtherApps(_ file: String) async throws {
    try FileManager.default.removeItem(atPath: "\(vocabulary)/SoupChef/\(file)")
    let run = try await run("say", "--json", "turn on the red lamp in Lamp Maker")
    #expect(try run.turns().map(\.outcome) == ["success"])
    #expect(run.ending == .exit(0))
    run.expectManners()
  }

  @Test func aMissingAppFolderIsReported() async throws {
    try FileManager.default.removeItem(atPath: "\(vocabulary)/SoupChef")
    let run = try await run("say", Household.order)
    #expect(run.errors.hasPrefix("SoupChef: error: "))
    #expect(run.output.contains("< I didn’t understand that."))
    #expect(run.ending == .exit(1))
    run.expectManners()
  }

  @Test(arguments: ["garbage", "", "\u{0}\u{1}\u{2}", "%PDF-1.4", "{", "<?xml"])
  func garbageInAnAppsFilesDoesNotStopOtherApps(_ garbage: String) async throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: vocabulary + "/SoupChef") {
      let file = URL(filePath: "\(vocabulary)/SoupChef/\(name)")
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      try Data(garbage.utf8).write(to: file)
    }
    let run = try await run("say", "--json", "turn on the red lamp in Lamp Maker")
    #expect(try run.turns().map(\.outcome) == ["success"])
    run.expectManners()
  }

  @Test func oneMistakeIsReportedOnce() async throws {
    try household.write(
      """
      language: en
      intents: { LightLamp: { data: [{ sentences: ["(light|turn on) the {color} lamp"] }] } }
      lists: { color: { values: [red, blue, "gr[een"] } }
      """, to: "LampMaker/en.lproj/LampMaker.yaml")
    let run = try await run("say", "light the red lamp")
    #expect(run.errors.matches(of: /error:/).count == 1)
  }

  @Test(arguments: ["Dialog.strings", "Commands.strings"])
  func missingWordsOfTheAssistantAreReported(_ file: String) async throws {
    try FileManager.default.removeItem(atPath: "\(vocabulary)/System/en/\(file)")
    let run = try await self.run("say", "purple")
    #expect(run.errors.contains("System/en"))
    #expect(!run.output.contains("notUnderstood"))
  }
}
