// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import AppleFormats
public import Foundation
public import IntentModel

/// The words that people of a language say around their requests, and the keys they type them with.
///
/// They are the material of perturbations, read from a file so that no phrase is in the code.
public struct PerturbationWords: Sendable {
  /// BCP 47.
  public var language: String

  /// Whether the language separates words by spaces.
  public var hasSpaces: Bool

  /// The keyboard's rows, the top row first, each with its letters from left to right.
  public var keyboard: [String]

  public var politenessBefore: [String]
  public var politenessAfter: [String]
  public var hesitations: [String]
  public var smallWords: [SmallWord]

  /// The ways to name an app in a request, such as `in {0}`, the longest first. `{0}` stands for
  /// the app's name.
  public var naming: [String]

  /// The numbers in words, starting at one.
  public var numbers: [String]

  /// Samples for values that no list contains, by the type of their parameter.
  public var samples: [ParameterType: [String]]

  /// Ways to say that something must not be done.
  public var negations: [NegativeForm]

  /// Everyday sentences that don't ask for anything an assistant could do.
  public var offTopic: [String]

  public init(
    language: String, hasSpaces: Bool = true, keyboard: [String] = [],
    politenessBefore: [String] = [], politenessAfter: [String] = [], hesitations: [String] = [],
    smallWords: [SmallWord] = [], naming: [String] = [], numbers: [String] = [],
    samples: [ParameterType: [String]] = [:], negations: [NegativeForm] = [],
    offTopic: [String] = []
  ) {
    self.language = language
    self.hasSpaces = hasSpaces
    self.keyboard = keyboard
    self.politenessBefore = politenessBefore
    self.politenessAfter = politenessAfter
    self.hesitations = hesitations
    self.smallWords = smallWords
    self.naming = naming
    self.numbers = numbers
    self.samples = samples
    self.negations = negations
    self.offTopic = offTopic
  }
}

extension PerturbationWords {
  /// Reads a YAML file of such words. An entry that can't be read is reported and left out.
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

  /// Reads a form, or a mapping of `form` and the pattern `match` that requests must have.
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

/// A way to turn a request into its opposite.
public struct NegativeForm: Sendable {
  /// The form's text, in which `{0}` stands for the request and `{1}`, `{2}` … for the groups of
  /// the pattern.
  public var form: String

  /// The regular expression that a whole request must match, ignoring case; nil for any request.
  public var pattern: String?

  public init(_ form: String, pattern: String? = nil) {
    self.form = form
    self.pattern = pattern
  }

  /// The negative of a request; nil if the request doesn't match the pattern.
  public func negative(of request: String) -> String? {
    guard let pattern else { return form.replacing("{0}", with: request) }
    guard let regex = try? Regex(pattern).ignoresCase(),
      let match = request.wholeMatch(of: regex)
    else { return nil }
    return match.output.indices.reduce(form) { text, index in
      text.replacing("{\(index)}", with: match.output[index].substring.map(String.init) ?? "")
    }
  }
}
