// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// `parlance-extract`: a conversation with an app that nobody compiled, as the article on it shows.
@Suite(.timeLimit(.minutes(20)))
struct ExtractedAppTests {
  private static let article = MarkdownPage(
    "Sources/SourceReader/SourceReader.docc/talking-to-an-app-from-its-sources.md")

  let household: Household

  init() throws {
    household = try Household()
    let kiosk = Self.article
    try household.write(try #require(kiosk.blocks(of: "swift").first), to: "Kiosk/Kiosk.swift")
    try household.write(try #require(kiosk.blocks(of: "yaml").first), to: "Kiosk/supply.yaml")
  }

  @Test func theExtractionArticleShowsTheRealOutput() async throws {
    #expect(Self.article.commands.count == 4)
    for command in Self.article.commands {
      let run = try await run(command.words)
      #expect(shown(run) == command.output, "\(command)")
    }
  }

  @Test func theExtractedGardenAppCanBeTalkedTo() async throws {
    let garden = Stage.package.appending(path: "Tests/Garden").path
    let file = household.path("Garden/Garden.appintents.json")
    try household.write("", to: "Garden/.keep")
    let extracted = try await run(["parlance-extract", garden, "--output", file])
    #expect(extracted.ending == .exit(0) && extracted.errors == "")
    let run = try await household.run(
      "say", "--ephemeral", "--app", file, "water the roses in my garden", "yes")
    #expect(
      run.lines == [
        "> water the roses in my garden", "? Water the Roses for 5 minutes?", "> yes",
        "< Water is running.", "= Garden.WaterIntent bed=roses minutes=5",
      ])
  }

  @Test(arguments: [
    ("entities: {Papr: [x]}", "no AppEntity is named 'Papr'; these are here: Paper"),
    ("phrases: {Sell: [x]}", "no App Intent is named 'Sell'; these are here: BuyPaper"),
    ("entities: {Paper: [{id: a}]}", "a thing of Paper has no 'names'; add them"),
    ("phrase: {}", "the key 'phrase' means nothing here; did you mean 'phrases'?"),
    ("entities: [", "error"), ("- 3", "error"),
  ])
  func anInvalidSupplyFileIsReported(_ yaml: String, _ told: String) async throws {
    let file = try household.write(yaml, to: "supply.yaml")
    let run = try await run(["parlance-extract", household.path("Kiosk"), "--supply", file])
    #expect(run.ending == .exit(1))
    #expect(run.output == "")
    #expect(run.errors.contains(told))
    run.expectManners()
  }

  @Test(arguments: ["C.UTF-8", "bbbbbbbbbbbb"])
  func extractedTextIsPrintedWithoutControlCharacters(_ locale: String) async throws {
    try household.write(
      """
      import AppIntents
      struct Water: AppIntent {
        static let title: LocalizedStringResource = "Wa\u{202E}ter\u{9B} it"
        func perform() async throws -> some IntentResult { .result() }
      }
      """, to: "Pot/Water.swift")
    let run = try await household.run(
      "parlance-extract", arguments: [Array(household.path("Pot").utf8)],
      changes: ["LC_ALL": locale])
    #expect(run.ending == .exit(0), "\(run)")
    #expect(run.output.contains(#"Wa\u202eter\u009b it"#), "\(run)")
    #expect(!run.output.contains("\u{202E}") && !run.output.contains("\u{9B}"), "\(run)")
  }

  @Test func aFolderNameWithALineEndIsReportedOnOneLine() async throws {
    let run = try await run(["parlance-extract", "Nowhere\nParlance: It is safe."])
    #expect(
      run.errors.hasSuffix(
        "Nowhere Parlance: It is safe.: the folder can't be read; name the folder of an app's sources\n"
      ))
    #expect(run.ending == .exit(2))
  }

  @Test(arguments: [
    ["parlance-extract", "Nowhere"], ["parlance-extract", "Kiosk", "--supply", "none.yaml"],
    ["parlance-extract", "Kiosk", "--output", "none/Kiosk.appintents.json"],
  ])
  func aMissingFileOrFolderIsReported(_ words: [String]) async throws {
    let run = try await run(words)
    #expect(run.ending == .exit(2))
    #expect(run.errors.split(separator: "\n").last?.contains("; name ") == true)
    #expect(run.output == "")
  }

  @Test(arguments: [
    (#"{"version": 1}"#, "'providers' is missing"), ("{", "this is no JSON"),
    (#"{"version": 9}"#, "this is of version 9, and version 1 is read here"),
    (#"{"version": "1"}"#, "'version' is of another kind than expected"),
  ])
  func anInvalidExtractedFileIsReported(_ json: String, _ told: String) async throws {
    let file = try household.write(json, to: "Kiosk/Kiosk.appintents.json")
    let run = try await household.run("lint", file)
    #expect(run.ending == .exit(1))
    #expect(run.output.contains("error: \(told); write the file anew with parlance-extract"))
    run.expectManners()
  }

  /// Runs one of the programs; paths in the household are relative to its folder.
  private func run(_ words: [String]) async throws -> Finished {
    let own = ["Kiosk", "supply.yaml", "none", "Nowhere"]
    let arguments = words.dropFirst().map { word in
      own.contains { word.hasPrefix($0) } ? household.path(word) : word
    }
    return try await household.run(words[0], arguments: arguments.map { Array($0.utf8) })
  }

  /// The output as the user sees it: first the messages, then the printed text, with paths as they
  /// were typed.
  private func shown(_ run: Finished) -> [String] {
    (run.errors + run.output).replacing(household.folder.path + "/", with: "")
      .split(separator: "\n").map(String.init)
  }
}
