// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import Voice

/// Says the sentences of tests to a grammar in a house, and reports the outcome of each.
public struct SentencePlayer: Sendable {
  public private(set) var understander: Understander
  private let isForgiving: Bool
  private var spellings: [String: [String: String]]

  /// - Parameters:
  ///   - grammar: The grammar that the sentences are understood with.
  ///   - house: The house to compile with the grammar. ``moving(to:)`` changes to another house
  ///     without compiling the grammar again.
  ///   - habits: The small words of the language; none by default.
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

  /// A player with the things of another house, besides those it was compiled with.
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

  /// The outcomes of a file's sentences, in the order of the file.
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

  /// The meaning of a text; nil if it is not understood or is negative.
  public func meaning(of text: String, _ context: [String: JSONValue]) -> SentenceMeaning? {
    interpretation(of: text, context).map(SentenceMeaning.init)
  }

  /// The best interpretation of a text; nil if it is not understood or is negative.
  public func interpretation(
    of text: String, _ context: [String: JSONValue]
  ) -> Interpretation? {
    let utterance = Utterance(text)
    let heard = understander.interpretations(
      of: utterance, context: context, forgiving: isForgiving)
    return heard.isEmpty || understander.isNegated(utterance) ? nil : heard[0]
  }
}
