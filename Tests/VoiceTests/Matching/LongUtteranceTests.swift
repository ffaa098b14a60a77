// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import Voice

/// The longest utterances allowed, and longer ones.
struct LongUtteranceTests {
  @Test(arguments: [
    ("a", 10_000, false), ("a", 10_001, true), ("가", 10_000, false), ("가", 10_001, true),
    ("\u{301}", 199_000, false), ("\u{301}", 200_001, true), ("👨‍👩‍👧‍👦", 10_000, false),
    ("a", 1 << 20, true),
  ])
  func utterancesAreBoundedInCharactersAndInBytes(_ text: String, _ count: Int, _ isTooLong: Bool) {
    #expect(Utterance.isTooLong(String(repeating: text, count: count)) == isTooLong)
  }

  /// The work of correcting a word grows with the cube of its letters.
  @Test(.timeLimit(.minutes(20)), arguments: Household.Language.allCases)
  func aWordOfThousandsOfLettersIsNotUnderstood(_ language: Household.Language) throws {
    let household = try Household.of(language)
    for word in [String(repeating: "qz", count: 5_000), String(repeating: "é", count: 5_000)] {
      let utterance = Utterance(word)
      #expect(household.understander.interpretations(of: utterance).isEmpty)
      #expect(household.understander.nearest(to: utterance).isEmpty)
    }
  }

  @Test(.timeLimit(.minutes(20)))
  func aTemplateWordOfThousandsOfLettersIsUnderstood() throws {
    let word = String(repeating: "qz", count: 5_000)
    let grammar = try Grammars.grammar(intents: ["Say": [word, "hello"]])
    let understander = Understander(
      [UnderstandingSource(grammar: grammar)], habits: try Grammars.habits)
    #expect(understander.interpretations(of: Utterance(word)).first?.intent == "Say")
    #expect(understander.interpretations(of: Utterance("helo")).first?.intent == "Say")
  }
}
