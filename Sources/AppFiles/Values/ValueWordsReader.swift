// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import Foundation
import IntentModel
public import Voice

/// Turns the nodes of a file into value words.
private struct ValueWordsReader {
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

/// The file of a language's value words: lists by name. A list has phrases, or meanings with the
/// phrases for each.
///
/// ```yaml
/// joiner: [and]
/// collective:
///   12: [dozen, dozens]
/// ```
public enum ValueWordsFile {
  static let name = "values.yaml"

  /// Reads a file; an entry that is neither a phrase nor a list of phrases is a finding and left
  /// out.
  public static func read(_ data: Data, file: String) -> Reading<ValueWords> {
    do {
      let source = try SourceText(data, file: file)
      var reader = ValueWordsReader(source)
      reader.read(try YAMLDocument(source).root)
      return Reading(reader.words, findings: reader.fields.findings)
    } catch {
      return Reading(ValueWords(), findings: error.findings)
    }
  }
}
