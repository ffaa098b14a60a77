// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import IntentModel
import Voice

/// Turns the nodes of a template file into a grammar.
struct GrammarReader {
  private static let keys = [
    "language", "settings", "skip_words", "lists", "expansion_rules", "intents",
  ]
  /// Other tools keep these keys in the same files.
  private static let foreignKeys = ["responses"]
  private static let settings = ["ignore_whitespace", "filter_with_regex"]

  var fields: YAMLFields
  var placed: PlacedGrammar
  private let intent: IntentID?

  init(_ source: SourceText, language: String, intent: IntentID?) {
    fields = YAMLFields(source: source)
    placed = PlacedGrammar(grammar: Grammar(language: language))
    self.intent = intent
  }

  /// Sentence tests, which may lie beside the templates, add nothing to the grammar.
  mutating func read(_ root: Node) {
    guard !isTooDeep(root), root[named: "tests"] == nil else { return }
    for pair in fields.pairs(root, "the file") { readSection(pair) }
  }

  private mutating func readSection(_ pair: YAMLFields.Pair) {
    switch pair.key {
    case "language":
      if let text = fields.text(pair.value, "language") { placed.grammar.language = text }
    case "settings": readSettings(pair.value)
    case "skip_words":
      placed.grammar.skipWords = templates(pair.value, "skip_words", each: "the skip word")
    case "lists": readLists(pair.value)
    case "expansion_rules": placed.grammar.rules = rules(pair.value)
    case "intents": placed.grammar.intents = intents(pair.value)
    case "data" where intent != nil:
      let blocks = blocks(pair.value)
      placed.grammar.intents = intent.map { [.init(intent: $0, blocks: blocks)] } ?? []
    case let key where Self.foreignKeys.contains(key): break
    default: fields.reportUnknown(pair, known: Self.keys + Self.foreignKeys)
    }
  }

  /// Settings of other tools are accepted, unless one looks like a misspelling of ours.
  private mutating func readSettings(_ node: Node) {
    for pair in fields.pairs(node, "settings") {
      if pair.key == "ignore_whitespace" {
        placed.grammar.ignoresWhitespace = fields.boolean(pair.value, pair.key) ?? false
      } else if !Self.settings.contains(pair.key),
        NearestName.nearest(to: pair.key, among: Self.settings) != nil
      {
        fields.reportUnknown(pair, known: Self.settings)
      }
    }
  }

  private mutating func readLists(_ node: Node) {
    for pair in fields.pairs(node, "lists") {
      placed.grammar.lists[pair.key] = list(pair.value, named: pair.key)
      placed.listFindings[pair.key] = duplicate(pair)
    }
  }

  /// The finding to report if a vocabulary has a list of the same name.
  private func duplicate(_ pair: YAMLFields.Pair) -> Finding {
    let message =
      "the vocabulary has a list '\(pair.key)' too, and that one counts; rename this one"
    return fields.source.finding(.error, "duplicate-list", message, at: pair.place)
  }

  private mutating func intents(_ node: Node) -> [Grammar.IntentSentences] {
    fields.pairs(node, "intents").map { pair in
      .init(intent: IntentID(pair.key), blocks: intentBlocks(pair.value, named: pair.key))
    }
  }

  // MARK: Templates

  mutating func templates(_ node: Node, _ what: String, each: String) -> [SourcedTemplate] {
    fields.elements(node, what).compactMap { fields.template($0, each) }
  }

  mutating func rules(_ node: Node) -> [String: SourcedTemplate] {
    var rules: [String: SourcedTemplate] = [:]
    for pair in fields.pairs(node, "expansion_rules") {
      rules[pair.key] = fields.template(pair.value, "the rule '\(pair.key)'")
    }
    return rules
  }

  // MARK: Nesting

  private mutating func isTooDeep(_ root: Node) -> Bool {
    guard let node = Self.tooDeep(root, depth: 0) else { return false }
    let message =
      "values nest deeper than \(YAMLDocument.maximumDepth); make the file flatter"
    fields.report(.error, "nested-too-deeply", message, node)
    return true
  }

  /// The first node that lies too deep.
  private static func tooDeep(_ node: Node, depth: Int) -> Node? {
    if depth > YAMLDocument.maximumDepth { return node }
    for inner in node.inner {
      if let deep = tooDeep(inner, depth: depth + 1) { return deep }
    }
    return nil
  }
}

extension Node {
  /// The elements of a sequence or the values of a mapping.
  fileprivate var inner: [Node] {
    switch self {
    case .scalar, .names: []
    case .sequence(let elements, _): elements
    case .mapping(let pairs, _): pairs.map(\.value)
    }
  }
}
