// SPDX-License-Identifier: Apache-2.0

import AppleFormats
package import IntentModel
package import Voice
import Yams

/// One value of a YAML or JSON file, with its place.
package enum Node: Sendable {
  package struct Scalar: Sendable {
    /// The way a text is written.
    package enum Style: Sendable {
      case plain, singleQuoted, doubleQuoted
      /// A text on lines of its own, after `|` or `>`.
      case block
    }

    package var string: String
    package var style: Style
    /// Where it starts, in bytes of the file.
    package var offset: Int

    /// Whether it is always text, even if it looks like a number or a truth value.
    package var isText: Bool { style != .plain }
  }

  package struct Pair: Sendable {
    package var key: Scalar
    package var value: Node
  }

  case scalar(Scalar)
  case sequence([Node], offset: Int)
  case mapping([Pair], offset: Int)
  /// A long list of names that stand for themselves or for another text, kept together.
  case names(NameList, offset: Int)

  /// Where it starts, in bytes of the file.
  package var offset: Int {
    switch self {
    case .scalar(let scalar): scalar.offset
    case .sequence(_, let offset), .mapping(_, let offset), .names(_, let offset): offset
    }
  }

  package var scalar: Scalar? { if case .scalar(let scalar) = self { scalar } else { nil } }

  /// The value of a key.
  package subscript(named key: String) -> Node? {
    guard case .mapping(let pairs, _) = self else { return nil }
    return pairs.first { $0.key.string == key }?.value
  }

  package var isNull: Bool { scalar.map { JSONValue($0) == .null } ?? false }

  /// The kind of value, as a finding names it.
  package var kind: String {
    switch self {
    case .scalar: isNull ? "nothing" : "a text or number"
    case .sequence, .names: "a list"
    case .mapping: "keys and values"
    }
  }
}

extension Node {
  /// A node as Yams reads it, its marks as places in the file.
  init(_ node: Yams.Node, _ places: inout MarkPlaces) {
    let offset = node.mark.map { places.offset(line: $0.line, column: $0.column) } ?? 0
    switch node {
    case .scalar(let scalar):
      self = .scalar(Scalar(string: scalar.string, style: .init(scalar), offset: offset))
    case .sequence(let elements):
      self = .sequence(elements.map { Node($0, &places) }, offset: offset)
    case .mapping(let mapping):
      self = .mapping(mapping.compactMap { Pair($0.key, $0.value, &places) }, offset: offset)
    // Aliases were refused before.
    case .alias: self = .scalar(Scalar(string: "", style: .plain, offset: offset))
    }
  }
}

extension Node.Pair {
  /// Nil for a key that is not text.
  fileprivate init?(_ key: Yams.Node, _ value: Yams.Node, _ places: inout MarkPlaces) {
    guard case .scalar(let key) = Node(key, &places) else { return nil }
    self.init(key: key, value: Node(value, &places))
  }
}

extension Node.Scalar.Style {
  fileprivate init(_ scalar: Yams.Node.Scalar) {
    switch scalar.style {
    case .singleQuoted: self = .singleQuoted
    case .doubleQuoted: self = .doubleQuoted
    case .literal, .folded: self = .block
    case .plain, .any: self = scalar.tag.rawValue == Tag.Name.str.rawValue ? .block : .plain
    }
  }
}

extension JSONValue {
  /// The value of a node, with its type.
  ///
  /// Quoted text is always text. Unquoted, `true` and `false` are booleans and `null`, `~` and
  /// nothing are null; `on`, `off`, `yes` and `no` stay text, since a grammar means the words
  /// themselves. `12`, `-3` and `0x1F` are whole numbers, `1.5` and `2e3` decimal ones, and `007`,
  /// with its zeros, is text. A node that nests too deeply is null.
  package init(_ node: Node, depth: Int = 0) {
    guard depth < YAMLDocument.maximumDepth else {
      self = .null
      return
    }
    switch node {
    case .scalar(let scalar): self.init(scalar)
    case .sequence(let elements, _):
      self = .array(elements.map { JSONValue($0, depth: depth + 1) })
    case .mapping(let pairs, _):
      let members = pairs.map { ($0.key.string, JSONValue($0.value, depth: depth + 1)) }
      self = .object(Dictionary(members) { _, last in last })
    case .names(let names, _): self = .array(names.indices.map { .string(names.said[$0]) })
    }
  }

  init(_ scalar: Node.Scalar) {
    self = scalar.isText ? .string(scalar.string) : JSONValue(plain: scalar.string)
  }

  /// The value of an unquoted scalar.
  private init(plain text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE": self = .boolean(true)
    case "false", "False", "FALSE": self = .boolean(false)
    default: self = Self.number(text) ?? .string(text)
    }
  }

  private static func number(_ text: String) -> JSONValue? {
    let digits =
      text.utf8.first.map { $0 == 0x2D || $0 == 0x2B } == true ? text.dropFirst() : text[...]
    guard let first = digits.utf8.first, first.isDigit || first == UInt8(ascii: ".") else {
      return nil
    }
    if digits.hasPrefix("0x") {
      let sign = text.hasPrefix("-") ? "-" : ""
      return Int(sign + digits.dropFirst(2), radix: 16).map { .integer($0) }
    }
    let isPadded = first == UInt8(ascii: "0") && digits.utf8.dropFirst().first?.isDigit == true
    if isPadded { return nil }
    if let number = Int(text) { return .integer(number) }
    return Double(text).flatMap { $0.isFinite ? .decimal($0) : nil }
  }
}
