// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import IntentModel
import Voice

/// Turns the nodes of a file into value words.
struct ValueWordsReader {
  var fields: YAMLFields
  private(set) var words = ValueWords()

  init(_ source: SourceText) { fields = YAMLFields(source: source) }

  mutating func read(_ root: Node?) {
    for pair in fields.pairs(root, "the file") {
      words.lists[pair.key] = entries(pair.value, pair.key)
    }
  }

  private mutating func entries(_ node: Node, _ list: String) -> [ValueWords.Entry] {
    guard case .mapping = node else { return phrases(node, list, meaning: "") }
    return fields.pairs(node, list).flatMap { pair in
      phrases(pair.value, "'\(pair.key)' of \(list)", meaning: pair.key)
    }
  }

  private mutating func phrases(
    _ node: Node, _ what: String, meaning: String
  ) -> [ValueWords.Entry] {
    fields.elements(node, what).compactMap { element in
      fields.text(element, "a phrase of \(what)").map { .init(phrase: $0, meaning: meaning) }
    }
  }
}
