// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A compiled index is kept for the next process, and is never used for anything else.
@Suite(.timeLimit(.minutes(20)))
struct SavedIndexTests {
  private let household: Household

  init() throws { household = try Household(findsIndexes: false) }

  private func grammar(_ verb: String) -> String {
    """
    language: en
    intents: { Play: { data: [ { sentences: ["\(verb) {name}"] } ] } }
    lists: { name: { values: [blue train, kind of blue] } }
    """
  }

  private func interpret(_ text: String, _ options: String...) async throws -> String {
    let arguments = ["interpret", "--json", "--grammar", household.path("music.yaml")]
    return try await household.run(
      arguments: (arguments + options + [text]).map { Array($0.utf8) }
    ).output
  }

  private func index() throws -> URL {
    household.folder.appending(path: try #require(try household.indexes().first))
  }

  /// The number of the index's file, which is another one once the index is written again.
  private func number() throws -> NSNumber? {
    let facts = try FileManager.default.attributesOfItem(atPath: try index().path)
    return facts[.systemFileNumber] as? NSNumber
  }

  @Test func anIndexIsKeptUnchangedForTheNextRun() async throws {
    try household.write(grammar("play"), to: "music.yaml")
    let first = try await interpret("play blu train")
    #expect(first.contains(#""intent":"Play","slots":{"name":"blue train"}"#))
    #expect(try household.indexes().count == 1)
    let made = try Data(contentsOf: try index())
    let number = try #require(try number())
    #expect(try await interpret("play blu train") == first)
    #expect(try Data(contentsOf: try index()) == made)
    #expect(try self.number() == number)
  }

  @Test func aChangedGrammarIsCompiledAgain() async throws {
    try household.write(grammar("play"), to: "music.yaml")
    _ = try await interpret("play blue train")
    try household.write(grammar("put on"), to: "music.yaml")
    #expect(try await interpret("put on kind of blue").contains(#""intent":"Play""#))
    #expect(try await interpret("play blue train").contains(#""intent":null"#))
    #expect(try household.indexes().count == 1)
  }

  @Test(arguments: [0, 20, 400, -1])
  func aDamagedIndexIsCompiledAgain(_ length: Int) async throws {
    try household.write(grammar("play"), to: "music.yaml")
    let right = try await interpret("play blue train")
    let whole = try Data(contentsOf: try index())
    var damaged = length < 0 ? whole : whole.prefix(length)
    if length < 0 { damaged[damaged.count / 2] ^= 0x10 }
    try Data(damaged).write(to: try index())
    #expect(try await interpret("play blue train") == right)
    #expect(try Data(contentsOf: try index()) == whole)
  }

  @Test func anErrorInAGrammarIsReportedOnEachRun() async throws {
    try household.write(grammar("[play"), to: "music.yaml")
    for _ in 0..<2 {
      let run = try await household.run(
        "interpret", "--json", "--grammar", household.path("music.yaml"), "play")
      #expect(run.errors.contains("never closed"))
    }
  }

  @Test func anEphemeralRunKeepsNoIndex() async throws {
    try household.write(grammar("play"), to: "music.yaml")
    #expect(try await interpret("play blue train", "--ephemeral").contains(#""intent":"Play""#))
    #expect(try household.indexes() == [])
  }

  @Test func anIndexIsStoredInTheChosenDataFolder() async throws {
    try household.write(grammar("play"), to: "music.yaml")
    _ = try await interpret("play blue train", "--data", household.data)
    #expect(try household.indexes() == [])
    let kept = try FileManager.default.contentsOfDirectory(atPath: household.data + "/indexes")
    #expect(kept.count == 1)
  }
}
