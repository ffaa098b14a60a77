// SPDX-License-Identifier: Apache-2.0

package import IntentModel

/// Reads the fields that a format asks for from a property list, and notes the faults.
package struct PropertyListFields {
  package let list: PropertyList
  package var findings: [Finding]

  package init(_ list: PropertyList, findings: [Finding] = []) {
    self.list = list
    self.findings = findings
  }

  /// Whether a value is a dictionary; any other value is reported as an error.
  package mutating func isDictionary(_ node: PropertyList.Node) -> Bool {
    if node.dictionary != nil { return true }
    report(.error, "wrong-type", "\(node.kind) where a dictionary belongs; use a <dict>", node)
    return false
  }

  /// The value of a dictionary's key; a missing key is an error at the dictionary.
  package mutating func required(_ key: String, in node: PropertyList.Node) -> PropertyList.Node? {
    if let value = node[key] { return value }
    guard node.dictionary != nil else { return nil }
    report(.error, "missing-key", "no \(key) here; add it", node)
    return nil
  }

  package mutating func text(_ key: String, in node: PropertyList.Node) -> String? {
    required(key, in: node).flatMap { text(of: $0, key) }
  }

  package mutating func optionalText(_ key: String, in node: PropertyList.Node) -> String? {
    node[key].flatMap { text(of: $0, key) }
  }

  /// The elements of an array; a single value where an array belongs is an error.
  package mutating func elements(_ key: String, in node: PropertyList.Node) -> [PropertyList.Node]?
  {
    required(key, in: node).flatMap { elements(of: $0, key) }
  }

  package mutating func optionalElements(_ key: String, in node: PropertyList.Node) -> [PropertyList
    .Node]
  {
    node[key].flatMap { elements(of: $0, key) } ?? []
  }

  /// The texts of an array; an element that is not a text is an error and left out.
  package mutating func texts(_ key: String, in node: PropertyList.Node) -> [String]? {
    elements(key, in: node).map { texts(of: $0, key) }
  }

  package mutating func optionalTexts(_ key: String, in node: PropertyList.Node) -> [String] {
    texts(of: optionalElements(key, in: node), key)
  }

  /// Warns of keys the format doesn't have; a value that is not a dictionary is an error.
  package mutating func checkKeys(of node: PropertyList.Node, known: [String]) {
    guard isDictionary(node) else { return }
    for entry in node.dictionary ?? [] where !known.contains(entry.key) {
      findings.tell(Self.unknownKey(entry, known, in: list))
    }
  }

  private static func unknownKey(
    _ entry: PropertyList.Entry, _ known: [String], in list: PropertyList
  ) -> Finding {
    let mend = NearestName.suggestion(for: entry.key, among: known, otherwise: "remove it")
    let message = "the key '\(entry.key)' means nothing here\(mend)"
    return list.finding(.warning, "unknown-key", message, atKey: entry)
  }

  /// Warns of keys that look misspelt. Other unknown keys are accepted, since the format grows.
  package mutating func checkSpelling(of node: PropertyList.Node, known: [String]) {
    for entry in (node.dictionary ?? []).prefix(FileBounds.checkedKeys)
    where !known.contains(entry.key) {
      guard let near = NearestName.nearest(to: entry.key, within: 2, among: known) else { continue }
      let message = "the key '\(entry.key)' means nothing here; did you mean '\(near)'?"
      findings.tell(list.finding(.warning, "unknown-key", message, atKey: entry))
    }
  }

  /// A truth value; false if the key is missing.
  package mutating func flag(_ key: String, in node: PropertyList.Node) -> Bool {
    optionalFlag(key, in: node) ?? false
  }

  package mutating func optionalFlag(_ key: String, in node: PropertyList.Node) -> Bool? {
    guard let value = node[key] else { return nil }
    if case .boolean(let truth) = value.value { return truth }
    // Xcode writes some of them as words.
    if let text = value.string, ["YES", "NO"].contains(text) { return text == "YES" }
    report(.error, "wrong-type", "\(key) holds \(value.kind); make it <true/> or <false/>", value)
    return nil
  }

  package mutating func number(_ key: String, in node: PropertyList.Node) -> Double? {
    switch node[key]?.value {
    case nil: return nil
    case .integer(let number): return Double(number)
    case .real(let number) where number.isFinite: return number
    case .real(let number):
      let text = "\(key) is \(number); make it a finite number"
      report(.error, "wrong-type", text, node[key] ?? node)
      return nil
    default:
      let kind = node[key]?.kind ?? "nothing"
      report(.error, "wrong-type", "\(key) holds \(kind); make it a number", node[key] ?? node)
      return nil
    }
  }

  package mutating func report(
    _ severity: Finding.Severity, _ rule: String, _ message: String, _ node: PropertyList.Node
  ) {
    findings.tell(list.finding(severity, rule, message, at: node))
  }

  package mutating func report(
    _ severity: Finding.Severity, _ rule: String, _ message: String, at place: SourceLocation
  ) {
    findings.tell(list.source.finding(severity, rule, message, at: place))
  }

  private mutating func texts(of nodes: [PropertyList.Node], _ key: String) -> [String] {
    nodes.compactMap { text(of: $0, key) }
  }

  private mutating func text(of node: PropertyList.Node, _ key: String) -> String? {
    guard let text = node.string else {
      report(.error, "wrong-type", "\(key) holds \(node.kind); make it a string", node)
      return nil
    }
    guard text.utf8.contains(where: { !$0.isBlank }) else {
      report(.error, "empty-text", "\(key) is empty; write its text or remove it", node)
      return nil
    }
    guard text.utf8.count <= FileBounds.textSize else {
      let message = "\(key) is longer than \(FileBounds.textSize) bytes; shorten it"
      report(.error, "text-too-long", message, node)
      return nil
    }
    return text
  }

  private mutating func elements(
    of node: PropertyList.Node, _ key: String
  ) -> [PropertyList.Node]? {
    if let elements = node.array { return elements }
    report(.error, "wrong-type", "\(key) holds \(node.kind); make it an array", node)
    return nil
  }
}
