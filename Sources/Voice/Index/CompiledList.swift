// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A list ready to be looked up at any word of an utterance.
struct CompiledList: Sendable {
  /// One way to say one value.
  struct Phrase: Sendable {
    var value: Int32
    var words: [WordID]
    /// Spelt as it sounds, rather than as it is written.
    var isPronunciation: Bool
  }

  enum Content: Sendable {
    case values
    case range(NumberRange)
    case wildcard
  }

  let content: Content
  let values: [ListValue]
  private(set) var phrases: [Phrase] = []
  private(set) var trie = PhraseTrie()

  /// The phrases each word stands in, for names said in part.
  private(set) var occurrences: [WordID: [(phrase: Int32, position: Int32)]] = [:]

  init(_ list: SlotList) {
    switch list.content {
    case .values(let values): (content, self.values) = (.values, values)
    case .range(let range): (content, values) = (.range(range), [])
    case .wildcard: (content, values) = (.wildcard, [])
    }
  }

  mutating func insert(_ phrase: Phrase) {
    let index = Int32(phrases.count)
    trie.insert(phrase.words, payload: index)
    phrases.append(phrase)
    for (position, word) in phrase.words.enumerated() {
      occurrences[word, default: []].append((index, Int32(position)))
    }
  }
}
