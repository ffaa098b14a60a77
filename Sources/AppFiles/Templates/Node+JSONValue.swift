// SPDX-License-Identifier: Apache-2.0

import AppleFormats
package import IntentModel
import Voice

extension JSONValue {
  /// The value of a node, its type kept.
  ///
  /// Quoted text is always text. Unquoted, `true` and `false` are booleans and `null`, `~` and
  /// nothing are null; `on`, `off`, `yes` and `no` stay text, since that is what a grammar means by
  /// them. `12`, `-3` and `0x1F` are whole numbers, `1.5` and `2e3` decimal ones, and `007`, with
  /// its zeros, is text. What nests too deeply is null.
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
