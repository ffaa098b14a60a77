// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import Voice

/// Says the sentences of tests to a grammar in a house, and tells how each went.
public struct SentencePlayer: Sendable {
  public private(set) var understander: Understander
  private let isForgiving: Bool
  private var spellings: [String: [String: String]]

  /// - Parameters:
  ///   - house: compiled with the grammar; ``moving(to:)`` brings another without compiling again.
  ///   - habits: The small words of the language; none unless given.
  ///   - isForgiving: Whether a sentence with slips may be understood.
  /// - Complexity: That of compiling the grammar.
  public init(
    _ grammar: Grammar, in house: SentenceFixtures = SentenceFixtures(),
    habits: LanguageHabits? = nil, isForgiving: Bool = false
  ) {
    var furnished = grammar
    furnished.lists.merge(house.lists) { $1 }
    understander = Understander(
      [UnderstandingSource(grammar: furnished)],
      habits: habits ?? LanguageHabits(Grammar(language: grammar.language)))
    self.isForgiving = isForgiving
    spellings = house.spellings
  }

  /// The same with the things of another house beside those it was compiled with.
  ///
  /// - Complexity: That of compiling the names of the house.
  public func moving(to house: SentenceFixtures) -> SentencePlayer {
    var player = self
    player.understander = understander.with(
      house.lists.sorted { $0.key < $1.key }.map { name, list in
        OwnVocabulary(app: nil, list: name, values: list.content.listValues ?? [])
      })
    player.spellings = house.spellings
    return player
  }

  /// How every sentence of a file goes, in its order.
  public func play(_ file: SentenceTestFile) -> [SentenceOutcome] {
    file.tests.flatMap { test in
      let expectation = file.expectation(of: test).spelt(as: spellings)
      let context = file.context(of: test)
      return test.sentences.map { sentence in
        let verdict = expectation.verdict(on: meaning(of: sentence.text, context))
        return SentenceOutcome(sentence: sentence, expectation: expectation, verdict: verdict)
      }
    }
  }

  /// What a text is understood as; nil for nothing, and for what is said in the negative.
  public func meaning(of text: String, _ context: [String: JSONValue]) -> SentenceMeaning? {
    interpretation(of: text, context).map(SentenceMeaning.init)
  }

  /// How a text is understood; nil for nothing, and for what is said in the negative.
  public func interpretation(
    of text: String, _ context: [String: JSONValue]
  ) -> Interpretation? {
    let utterance = Utterance(text)
    let heard = understander.interpretations(
      of: utterance, context: context, forgiving: isForgiving)
    return heard.isEmpty || understander.isNegated(utterance) ? nil : heard[0]
  }
}
