// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import IntentModel
import Voice

extension GrammarReader {
  private static let listKeys = ["values", "range", "wildcard", "metadata"]
  private static let valueKeys = ["in", "out", "context", "metadata"]
  private static let rangeKeys = ["type", "from", "to", "step", "multiplier", "fractions"]

  /// A list of values, numbers or free text; nil for anything else.
  mutating func list(_ node: Node, named name: String) -> SlotList? {
    var content: SlotList.Content?
    var metadata: [String: JSONValue] = [:]
    for pair in fields.pairs(node, "the list '\(name)'") {
      switch pair.key {
      case "values": content = values(pair.value)
      case "range": content = range(pair.value).map { .range($0) }
      case "wildcard":
        if fields.boolean(pair.value, "wildcard") == true { content = .wildcard }
      case "metadata": metadata = object(pair.value, "metadata")
      default: fields.reportUnknown(pair, known: Self.listKeys)
      }
    }
    if let content { return SlotList(content, metadata: metadata) }
    reportEmpty(node, named: name)
    return nil
  }

  /// An empty list is reported only if nothing else was wrong with it.
  private mutating func reportEmpty(_ node: Node, named name: String) {
    guard !Self.listKeys.dropLast().contains(where: { node[named: $0] != nil }) else {
      return
    }
    let message = "the list '\(name)' accepts nothing; give it values, a range or a wildcard"
    fields.report(.error, "missing-key", message, node)
  }

  mutating func object(_ node: Node, _ what: String) -> [String: JSONValue] {
    Dictionary(fields.pairs(node, what).map { ($0.key, JSONValue($0.value)) }) { $1 }
  }

  // MARK: Values

  private mutating func values(_ node: Node) -> SlotList.Content {
    if case .names(let names, _) = node { return .names(names) }
    let values = fields.elements(node, "values").compactMap { element in
      if case .mapping = element { return value(element) }
      return fields.template(element, "the value").map {
        ListValue(phrases: [$0.template], output: JSONValue(element))
      }
    }
    return .values(values)
  }

  private mutating func value(_ node: Node) -> ListValue? {
    var phrases: [SourcedTemplate]?
    var value = ListValue(phrases: [], output: .null)
    var output: JSONValue?
    for pair in fields.pairs(node, "the value") {
      switch pair.key {
      case "in": phrases = spoken(pair.value)
      case "out": output = JSONValue(pair.value)
      case "context": value.context = object(pair.value, "context")
      case "metadata": value.metadata = object(pair.value, "metadata")
      default: fields.reportUnknown(pair, known: Self.valueKeys)
      }
    }
    guard let phrases else {
      fields.report(.error, "missing-key", "the value has no 'in'; add what is said", node)
      return nil
    }
    guard let first = phrases.first else { return nil }
    value.phrases = phrases.map(\.template)
    value.output = output ?? .string(first.text)
    return value
  }

  /// One way to say a value, or several.
  private mutating func spoken(_ node: Node) -> [SourcedTemplate] {
    if case .sequence = node { return templates(node, "in", each: "in") }
    return fields.template(node, "in").map { [$0] } ?? []
  }

  // MARK: Ranges

  private mutating func range(_ node: Node) -> NumberRange? {
    var bounds: [String: Int] = [:]
    var range = NumberRange(from: 0, to: 0)
    for pair in fields.pairs(node, "range") {
      switch pair.key {
      case "from", "to", "step": bounds[pair.key] = fields.integer(pair.value, pair.key)
      case "multiplier": range.multiplier = number(pair.value)
      case "fractions": range.fractions = choice(pair.value, pair.key, of: ["halves", "tenths"])
      case "type":
        range.type = choice(pair.value, pair.key, of: ["number", "percentage", "temperature"])
      default: fields.reportUnknown(pair, known: Self.rangeKeys)
      }
    }
    guard let from = bounds["from"], let to = bounds["to"] else {
      reportMissingBounds(node)
      return nil
    }
    (range.from, range.to, range.step) = (from, to, bounds["step"] ?? 1)
    return isSound(range, node) ? range : nil
  }

  private mutating func reportMissingBounds(_ node: Node) {
    for key in ["from", "to"] where node[named: key] == nil {
      fields.report(.error, "missing-key", "the range has no '\(key)'; add it", node)
    }
  }

  private mutating func isSound(_ range: NumberRange, _ node: Node) -> Bool {
    if range.from > range.to {
      let message = "the range runs from \(range.from) down to \(range.to); swap them"
      fields.report(.error, "empty-range", message, node)
      return false
    }
    if range.step < 1 {
      let message = "the range steps by \(range.step); write a step of 1 or more"
      fields.report(.error, "empty-range", message, node)
      return false
    }
    return true
  }

  private mutating func number(_ node: Node) -> Double? {
    switch JSONValue(node) {
    case .integer(let number): return Double(number)
    case .decimal(let number): return number
    default:
      fields.report(
        .error, "wrong-type", "multiplier is \(node.kind); write a number", node)
      return nil
    }
  }

  private mutating func choice(_ node: Node, _ key: String, of choices: [String]) -> String? {
    guard let text = fields.text(node, key) else { return nil }
    if choices.contains(text) { return text }
    let mend = NearestName.suggestion(
      for: text, among: choices, otherwise: "write \(choices.joined(separator: " or "))")
    fields.report(.error, "unknown-choice", "\(key) can't be '\(text)'\(mend)", node)
    return nil
  }
}
