// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

/// The phrases of an app, and the sentences that they make.
struct PhraseSetTests {
  private static let words = PerturbationWords(
    language: "en", samples: [.text: ["the blue door", "see you"]])

  private static func set(_ yaml: String) throws -> PhraseSet {
    let folder = try LampApp(yaml)
    let stage = Stage(folders: [folder.url])
    let app = try #require(stage.installation["Lamps"])
    return PhraseSet(of: app, language: "en", words: words)
  }

  @Test func sentencesCoverEveryAlternativeOptionAndValue() throws {
    let set = try Self.set(
      """
      lists: {lamp: {values: [red, {in: "(green|lime)", out: green}]}}
      intents:
        TurnOn: {data: [{sentences: ["(turn|switch|put) on [the] {lamp} [lamp]"]}]}
      """)
    let phrase = try #require(set.phrases.first)
    #expect(phrase.intent == "TurnOn")
    #expect(
      phrase.sentences.map(\.text) == [
        "turn on the red lamp", "switch on green", "put on the lime lamp",
      ])
    #expect(
      phrase.sentences.map { $0.values.map(\.output) } == [["red"], ["green"], ["green"]])
  }

  @Test func rulesAreExpandedAndPermutationsAreSaidInEachOrder() throws {
    let set = try Self.set(
      """
      expansion_rules: {now: "(now|at once)"}
      intents:
        Stop: {data: [{sentences: ["(stop;<now>)"]}]}
      """)
    #expect(
      set.phrases[0].sentences.map(\.text) == [
        "stop now", "stop at once", "now stop", "at once stop",
      ])
  }

  @Test func numbersAndFreeTextAreFilledWithSamples() throws {
    let set = try Self.set(
      """
      lists: {level: {range: {from: 0, to: 3}}, note: {wildcard: true}}
      intents:
        Dim: {data: [{sentences: ["dim to {level}"]}]}
        Note: {data: [{sentences: ["note {note}"]}]}
      """)
    #expect(
      set.phrases[0].sentences.map(\.text) == ["dim to 0", "dim to 1", "dim to 2", "dim to 3"])
    #expect(set.phrases[1].sentences.map(\.text) == ["note the blue door", "note see you"])
    #expect(set.phrases[1].sentences.first?.values.first?.isFreeText == true)
  }

  @Test func aPhraseWithAnEmptyListMakesNoSentence() throws {
    let set = try Self.set(
      """
      lists: {lamp: {values: []}}
      intents: {TurnOn: {data: [{sentences: ["turn on {lamp}"]}]}}
      """)
    #expect(set.phrases.map(\.sentences.count) == [0])
  }

  /// An App Shortcut's phrase is said with every value, for each name of the app.
  @Test func appShortcutPhrasesAreFilledWithEntityNames() throws {
    let stage = Stage()
    let app = try #require(stage.installation["Meditation"])
    let set = PhraseSet(of: app, language: "en", words: Self.words)
    let texts = Set(set.phrases.flatMap(\.sentences).map(\.text))
    #expect(texts.contains("Start Calming in Meditation"))
    let refused = set.phrases.filter { $0.intent == nil }
    #expect(!refused.isEmpty)
  }

  @Test func aPhraseMakesAtMostAThousandSentences() throws {
    let names = (1...3_000).map { "lamp\($0)" }.joined(separator: ", ")
    let set = try Self.set(
      """
      lists: {lamp: {values: [\(names)]}}
      intents: {TurnOn: {data: [{sentences: ["turn on {lamp}"]}]}}
      """)
    #expect(set.phrases[0].sentences.count == 1_000)
    #expect(set.phrases[0].sentences.first?.text == "turn on lamp1")
  }
}

/// The folder of an app that consists of templates.
final class LampApp {
  let url: URL

  init(_ yaml: String) throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "lamps-\(UUID().uuidString)/Lamps")
    let folder = url.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("language: en\n\(yaml)\n".utf8).write(to: folder.appending(path: "Lamps.yaml"))
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
}
