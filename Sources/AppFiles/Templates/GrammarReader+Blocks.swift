// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import IntentModel
import Voice

extension GrammarReader {
  private static let blockKeys = [
    "sentences", "slots", "requires_context", "excludes_context", "required_keywords", "lists",
    "expansion_rules", "response", "metadata",
  ]
  /// Written by Home Assistant's own tools; kept as metadata.
  private static let foreignBlockKeys = [
    "example", "examples", "description", "inferred_domain", "name_domains", "speech_to_phrase",
    "context_area", "importance",
  ]
  private static let intentKeys = ["data", "description", "domain"]

  mutating func intentBlocks(_ node: Node, named name: String) -> [SentenceBlock] {
    let pairs = fields.pairs(node, "the intent '\(name)'")
    for pair in pairs where !Self.intentKeys.contains(pair.key) {
      fields.reportUnknown(pair, known: Self.intentKeys)
    }
    guard let data = pairs.first(where: { $0.key == "data" }) else {
      let message = "the intent '\(name)' has no 'data'; add its sentences"
      fields.report(.error, "missing-key", message, node)
      return []
    }
    return blocks(data.value)
  }

  mutating func blocks(_ node: Node) -> [SentenceBlock] {
    fields.elements(node, "data").compactMap { element in
      let pairs = fields.pairs(element, "the block")
      guard pairs.contains(where: { $0.key == "sentences" }) else {
        if case .mapping = element { reportNoSentences(pairs, element) }
        return nil
      }
      return block(pairs)
    }
  }

  private mutating func reportNoSentences(_ pairs: [YAMLFields.Pair], _ node: Node) {
    for pair in pairs where !isKnown(pair.key) {
      fields.reportUnknown(pair, known: Self.blockKeys)
    }
    fields.report(.error, "missing-key", "the block has no 'sentences'; add them", node)
  }

  private func isKnown(_ key: String) -> Bool {
    Self.blockKeys.contains(key) || Self.foreignBlockKeys.contains(key)
  }

  private mutating func block(_ pairs: [YAMLFields.Pair]) -> SentenceBlock {
    var block = SentenceBlock(sentences: [])
    for pair in pairs { read(pair, into: &block) }
    return block
  }

  private mutating func read(_ pair: YAMLFields.Pair, into block: inout SentenceBlock) {
    switch pair.key {
    case "sentences":
      block.sentences = templates(pair.value, "sentences", each: "the sentence")
    case "slots": block.slots = object(pair.value, "slots")
    case "requires_context": block.requiresContext = requirements(pair.value)
    case "excludes_context": block.excludesContext = exclusions(pair.value)
    case "required_keywords": block.requiredKeywords = keywords(pair.value)
    case "lists":
      for list in fields.pairs(pair.value, "lists") {
        block.lists[list.key] = self.list(list.value, named: list.key)
      }
    case "expansion_rules": block.rules = rules(pair.value)
    case "response": block.response = fields.text(pair.value, "response")
    case "metadata": block.metadata.merge(object(pair.value, "metadata")) { $1 }
    case let key where Self.foreignBlockKeys.contains(key):
      block.metadata[key] = JSONValue(pair.value)
    default: fields.reportUnknown(pair, known: Self.blockKeys)
    }
  }

  private mutating func keywords(_ node: Node) -> [String] {
    fields.elements(node, "required_keywords").compactMap { fields.text($0, "the keyword") }
  }

  // MARK: Context

  /// `key:` for any value, `key: value`, `key: [values]`, or `key: {value: …, slot: true}`.
  private mutating func requirements(_ node: Node) -> [String: ContextRequirement] {
    var requirements: [String: ContextRequirement] = [:]
    for pair in fields.pairs(node, "requires_context") {
      requirements[pair.key] = requirement(pair.value)
    }
    return requirements
  }

  private mutating func requirement(_ node: Node) -> ContextRequirement {
    guard case .mapping = node else { return ContextRequirement(accepted: accepted(node)) }
    var requirement = ContextRequirement()
    for pair in fields.pairs(node, "requires_context") {
      switch pair.key {
      case "value": requirement.accepted = accepted(pair.value)
      case "slot": requirement.fillsSlot = fields.boolean(pair.value, "slot") ?? false
      default: fields.reportUnknown(pair, known: ["value", "slot"])
      }
    }
    return requirement
  }

  private mutating func exclusions(_ node: Node) -> [String: [JSONValue]] {
    var exclusions: [String: [JSONValue]] = [:]
    for pair in fields.pairs(node, "excludes_context") {
      let value = pair.value[named: "value"] ?? pair.value
      guard let excluded = accepted(value) else {
        let message = "'\(pair.key)' excludes nothing; write the value that must not be there"
        fields.report(.error, "missing-value", message, at: pair.place)
        continue
      }
      exclusions[pair.key] = excluded
    }
    return exclusions
  }

  /// One value or a list of them; nil for null, which stands for any.
  private func accepted(_ node: Node) -> [JSONValue]? {
    switch JSONValue(node) {
    case .null: nil
    case .array(let values): values
    case let value: [value]
    }
  }
}
