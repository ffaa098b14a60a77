// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal
import Voice

/// A sentence of a test, ready to be said in one house and to be changed.
struct SpokenSentence {
  var sentence: SentenceTest.Sentence
  var expectation: SentenceExpectation
  var context: [String: JSONValue]

  /// The names of the house that occur in it.
  var names: [String]

  /// The free texts that occur in it.
  var freeText: [String]

  static func all(
    in files: [SentenceTestFile], said house: SentenceFixtures, grammar: Grammar
  ) -> [SpokenSentence] {
    let values = Set(grammar.lists.values.flatMap(\.outputs))
    let spellings = house.spellings
    return files.flatMap { file in
      file.tests.flatMap { test in
        let expectation = file.expectation(of: test).spelt(as: spellings)
        let texts = expectation.slots.flatMap { slot, values in
          values.compactMap { value in value.text.map { (slot: slot, text: $0) } }
        }
        let names = texts.filter { spellings[$0.slot]?[$0.text.lowercased()] != nil }
          .map(\.text)
        let free = texts.map(\.text).filter { !names.contains($0) && !values.contains($0) }
        return test.sentences.map { sentence in
          SpokenSentence(
            sentence: sentence, expectation: expectation, context: file.context(of: test),
            names: names, freeText: free)
        }
      }
    }
  }
}

extension SlotList {
  /// The texts that a list's values give.
  fileprivate var outputs: [String] {
    guard let values = content.listValues else { return [] }
    return values.compactMap(\.output.text)
  }
}

extension JSONValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}
