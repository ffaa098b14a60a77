// SPDX-License-Identifier: Apache-2.0

package import AppleFormats
package import IntentModel
package import Voice

/// Reads the fields that a format asks for from a YAML file, and notes the faults.
package struct YAMLFields {
  package typealias Pair = (key: String, place: Int, value: Node)

  package let source: SourceText
  package var findings: [Finding] = []

  package init(source: SourceText) { self.source = source }

  /// The entries of a mapping, in the file's order; empty for null, a fault for anything else.
  package mutating func pairs(_ node: Node?, _ what: String) -> [Pair] {
    guard let node, !node.isNull else { return [] }
    guard case .mapping(let pairs, _) = node else {
      report(.error, "wrong-type", "\(what) holds \(node.kind); write keys and values", node)
      return []
    }
    return pairs.map { (key: $0.key.string, place: $0.key.offset, value: $0.value) }
  }

  /// The elements of a sequence; empty for null, a fault for anything else.
  package mutating func elements(_ node: Node?, _ what: String) -> [Node] {
    guard let node, !node.isNull else { return [] }
    if case .sequence(let elements, _) = node { return elements }
    if case .names(let names, let offset) = node {
      return names.indices.map {
        .scalar(.init(string: names.said[$0], style: .block, offset: offset))
      }
    }
    report(.error, "wrong-type", "\(what) holds \(node.kind); write a list, '- ' before each", node)
    return []
  }

  /// The text of a scalar, even if it looks like another type.
  package mutating func text(_ node: Node, _ what: String) -> String? {
    guard case .scalar(let scalar) = node else {
      report(.error, "wrong-type", "\(what) is \(node.kind); put the text in quotes", node)
      return nil
    }
    guard scalar.string.utf8.contains(where: { !$0.isBlank }) else {
      report(.error, "empty-text", "\(what) is empty; write its text or remove it", node)
      return nil
    }
    return scalar.string
  }

  package mutating func boolean(_ node: Node, _ what: String) -> Bool? {
    if case .boolean(let truth) = JSONValue(node) { return truth }
    report(.error, "wrong-type", "\(what) is \(node.kind); write true or false", node)
    return nil
  }

  package mutating func integer(_ node: Node, _ what: String) -> Int? {
    if case .integer(let number) = JSONValue(node) { return number }
    report(.error, "wrong-type", "\(what) is \(node.kind); write a whole number", node)
    return nil
  }

  package mutating func template(_ node: Node, _ what: String) -> SourcedTemplate? {
    guard let text = text(node, what), case .scalar(let scalar) = node else { return nil }
    do {
      return try SourcedTemplate(parsing: text, at: source.location(ofTemplate: scalar))
    } catch {
      findings += error.findings.map { finding in
        var finding = finding
        finding.sourceLine = source.shownLine(finding.location.line)
        return finding
      }
      return nil
    }
  }

  /// Warns of a key the format doesn't have.
  package mutating func reportUnknown(_ pair: Pair, known: [String]) {
    let mend = NearestName.suggestion(for: pair.key, among: known, otherwise: "remove it")
    let message = "the key '\(pair.key)' means nothing here\(mend)"
    report(.warning, "unknown-key", message, at: pair.place)
  }

  package mutating func report(
    _ severity: Finding.Severity, _ rule: String, _ message: String, _ node: Node
  ) {
    report(severity, rule, message, at: node.offset)
  }

  package mutating func report(
    _ severity: Finding.Severity, _ rule: String, _ message: String, at offset: Int
  ) {
    findings.tell(source.finding(severity, rule, message, at: offset))
  }
}
