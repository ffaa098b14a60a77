// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Testing
import Voice

/// Sentences with several meanings are found in the compiled grammar, each with the shortest
/// example.
struct CollisionTests {
  struct Example: CustomTestStringConvertible {
    var testDescription: String
    var first: String
    var second: String
    var witness: String?
  }

  private static let examples = [
    Example(
      testDescription: "the same words", first: "open it", second: "open it", witness: "open it"),
    Example(testDescription: "other words", first: "open it", second: "shut it"),
    Example(
      testDescription: "alternatives that meet", first: "(open|unlock) [the] door",
      second: "(unlock|bolt) (door|gate)", witness: "unlock door"),
    Example(
      testDescription: "a name spelt out", first: "paint it {color}",
      second: "paint it dark red now", witness: nil),
    Example(
      testDescription: "a name that is words of another", first: "paint it {color}",
      second: "paint it dark (red|green)", witness: "paint it dark red"),
    Example(
      testDescription: "two lists with a name in common", first: "take {color}",
      second: "take {wine}", witness: "take red"),
    Example(
      testDescription: "two lists with none", first: "take {color}", second: "take {bread}"),
    Example(
      testDescription: "numbers of two ranges", first: "set {small}", second: "set {large}",
      witness: "set 10"),
    Example(
      testDescription: "numbers of ranges apart", first: "set {small}", second: "set {huge}"),
    Example(
      testDescription: "free text meets everything and is left out", first: "say {anything}",
      second: "say it"),
    Example(
      testDescription: "a rule that is long", first: "<greet> friend", second: "good day friend",
      witness: "good day friend"),
  ]

  @Test(arguments: examples)
  func intentsThatShareASentenceAreFoundWithAnExample(_ example: Example) throws {
    let yaml = """
      language: en
      lists:
        color: {values: [blue, red, dark red]}
        wine: {values: [white, red]}
        bread: {values: [rye]}
        small: {range: {from: 0, to: 10}}
        large: {range: {from: 10, to: 20}}
        huge: {range: {from: 100, to: 200}}
        anything: {wildcard: true}
      expansion_rules: {greet: "(hello [there]|good (day|evening))"}
      intents:
        First: {data: [{sentences: ["\(example.first)"]}]}
        Second: {data: [{sentences: ["\(example.second)"]}]}
      """
    let reading = GrammarFile.read(Data(yaml.utf8), file: "g.yaml")
    #expect(reading.findings == [])
    let collisions = understander(reading.content).collisions()
    #expect(collisions.map(\.witness) == (example.witness.map { [$0] } ?? []))
    for collision in collisions {
      #expect(collision.sides.map(\.intent) == ["First", "Second"])
      // The finding is true: both intents accept the example.
      let heard = understander(reading.content).interpretations(
        of: Utterance(collision.witness), forgiving: false)
      #expect(Set(heard.map(\.intent)) == ["First", "Second"])
    }
  }

  @Test func aSentenceThatRequiresAContextIsNoCollision() {
    let yaml = """
      intents:
        First: {data: [{sentences: [open it]}]}
        Second: {data: [{sentences: [open it], requires_context: {room: attic}}]}
      """
    let grammar = GrammarFile.read(Data(yaml.utf8), file: "g.yaml").content
    #expect(understander(grammar).collisions().isEmpty)
  }

  @Test func sentencesThatNameTheirAppsDoNotCollide() {
    func source(_ app: AppID, _ name: String, _ sentence: String) -> UnderstandingSource {
      let yaml = "intents: {Do: {data: [{sentences: [\"\(sentence)\"]}]}}"
      return UnderstandingSource(
        description: AppDescription(
          id: app, names: [AppName(name)],
          intents: [IntentDescription(id: "Do", domain: "", category: .generic)]),
        grammar: GrammarFile.read(Data(yaml.utf8), file: "\(app).yaml").content)
    }
    let habits = LanguageHabits(Grammar(language: "en"))
    let named = Understander(
      [
        source("A", "Alpha", "go in ${applicationName}"),
        source("B", "Beta", "go in ${applicationName}"),
      ], habits: habits)
    #expect(named.collisions().isEmpty)
    let unnamed = Understander(
      [source("A", "Alpha", "go [in ${applicationName}]"), source("B", "Beta", "go")],
      habits: habits)
    #expect(unnamed.collisions().map(\.witness) == ["go"])
  }

  @Test func noMoreCollisionsAreToldThanAskedFor() {
    let sentences = (1...20).map { "\"say \($0)a\"" }.joined(separator: ", ")
    let yaml = """
      intents:
        First: {data: [{sentences: [\(sentences)]}]}
        Second: {data: [{sentences: [\(sentences)]}]}
      """
    let grammar = GrammarFile.read(Data(yaml.utf8), file: "g.yaml").content
    #expect(understander(grammar).collisions(limit: 5).count == 5)
    #expect(understander(grammar).collisions().count == 20)
  }

  private func understander(_ grammar: Grammar) -> Understander {
    Understander(
      [UnderstandingSource(grammar: grammar)],
      habits: LanguageHabits(Grammar(language: grammar.language)))
  }
}
