// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import AppleFormats
public import Foundation
import IntentModel

extension PerturbationWords {
  /// Reads a YAML file of such words; an entry that can't be read is a finding and left out.
  public static func read(_ data: Data, file: String) -> Reading<PerturbationWords> {
    do {
      let source = try SourceText(data, file: file)
      var reader = PerturbationWordsReader(fields: YAMLFields(source: source))
      reader.read(try YAMLDocument(source).root)
      return Reading(reader.words, findings: reader.fields.findings)
    } catch {
      return Reading(PerturbationWords(language: ""), findings: error.findings)
    }
  }
}

private struct PerturbationWordsReader {
  private static let keys = [
    "language", "spaces", "keyboard", "before", "after", "hesitations", "small_words", "naming",
    "numbers", "samples", "negations", "off_topic",
  ]

  var fields: YAMLFields
  var words = PerturbationWords(language: "")

  mutating func read(_ root: Node?) {
    for pair in fields.pairs(root, "the file") { readSection(pair) }
  }

  private mutating func readSection(_ pair: YAMLFields.Pair) {
    switch pair.key {
    case "language": words.language = fields.text(pair.value, pair.key) ?? ""
    case "spaces": words.hasSpaces = fields.boolean(pair.value, pair.key) ?? true
    case "keyboard": words.keyboard = texts(pair)
    case "before": words.politenessBefore = texts(pair)
    case "after": words.politenessAfter = texts(pair)
    case "hesitations": words.hesitations = texts(pair)
    case "small_words": words.smallWords = texts(pair).map { SmallWord($0) }
    case "naming": words.naming = texts(pair)
    case "numbers": words.numbers = texts(pair)
    case "samples": for type in fields.pairs(pair.value, pair.key) { readSamples(type) }
    case "negations":
      words.negations = fields.elements(pair.value, pair.key).compactMap { negation($0) }
    case "off_topic": words.offTopic = texts(pair)
    default: fields.reportUnknown(pair, known: Self.keys)
    }
  }

  private mutating func texts(_ pair: YAMLFields.Pair) -> [String] {
    fields.elements(pair.value, pair.key).compactMap { fields.text($0, pair.key) }
  }

  private mutating func readSamples(_ pair: YAMLFields.Pair) {
    guard let type = ParameterType(rawValue: pair.key) else {
      return fields.reportUnknown(pair, known: ParameterType.allCases.map(\.rawValue))
    }
    words.samples[type] = texts(pair)
  }

  /// A form, or a mapping of `form` and the `match` it fits.
  private mutating func negation(_ node: Node) -> NegativeForm? {
    guard case .mapping = node else {
      return fields.text(node, "the form").map { NegativeForm($0) }
    }
    guard let form = node[named: "form"], let text = fields.text(form, "form") else {
      fields.report(.error, "missing-key", "the negation has no 'form'; add one", node)
      return nil
    }
    guard let pattern = node[named: "match"].flatMap({ fields.text($0, "match") }) else {
      return NegativeForm(text)
    }
    guard (try? Regex(pattern)) != nil else {
      fields.report(.error, "bad-pattern", "'\(pattern)' is no regular expression; mend it", node)
      return nil
    }
    return NegativeForm(text, pattern: pattern)
  }
}
