// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Parses a sentence template into a tree.
///
/// The parser makes one pass over the bytes. The first error becomes a finding with the place and a
/// way to mend it.
struct TemplateParser {
  /// How deep brackets may nest: a bound on the stack that a hostile file can use.
  static let maximumDepth = 100

  private let bytes: [UInt8]
  private let location: SourceLocation
  private var position = 0
  private var depth = 0

  init(_ text: String, at location: SourceLocation) {
    bytes = Array(text.utf8)
    self.location = location
  }

  mutating func parse() throws(FindingsError) -> Template {
    let template = try parseChoice()
    guard let byte = peek else { return template }
    throw stray(byte)
  }

  // MARK: Structure

  /// Parses a group. The separator `|` makes alternatives, `;` a permutation.
  private mutating func parseChoice() throws(FindingsError) -> Template {
    var parts = [try parseSequence()]
    var separator: UInt8?
    while let next = peek, next == Sign.bar || next == Sign.semicolon {
      if let separator, separator != next {
        throw error(
          "'|' and ';' in one group; put one of them in brackets of its own", at: position)
      }
      separator = next
      position += 1
      parts.append(try parseSequence())
    }
    if parts.count == 1 { return parts[0] }
    return separator == Sign.semicolon ? .permutation(parts) : .alternatives(parts)
  }

  private mutating func parseSequence() throws(FindingsError) -> Template {
    var parts: [Template] = []
    while let next = peek, !Sign.endsSequence(next) { parts.append(try parsePart(next)) }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func parsePart(_ next: UInt8) throws(FindingsError) -> Template {
    switch next {
    case Sign.openGroup: return try parseGroup(closing: Sign.closeGroup)
    case Sign.openOptional: return .optional(try parseGroup(closing: Sign.closeOptional))
    case Sign.openList:
      return .list(try parseReference(opening: 1, closing: Sign.closeList, kind: "list"))
    case Sign.openRule:
      return .rule(try parseReference(opening: 1, closing: Sign.closeRule, kind: "rule"))
    case Sign.closeList, Sign.closeRule: throw stray(next)
    case Sign.dollar where isToken(at: position):
      return .token(try parseReference(opening: 2, closing: Sign.closeList, kind: "parameter"))
    default: return .text(parseText())
    }
  }

  private mutating func parseGroup(closing: UInt8) throws(FindingsError) -> Template {
    let start = position
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw error("brackets nest deeper than \(Self.maximumDepth); use a rule", at: start)
    }
    position += 1
    let inner = try parseChoice()
    guard peek == closing else {
      throw error("'\(sign(bytes[start]))' is never closed; add '\(sign(closing))'", at: start)
    }
    position += 1
    depth -= 1
    return inner
  }

  /// - Parameter opening: the number of bytes that open the reference.
  private mutating func parseReference(
    opening: Int, closing: UInt8, kind: String
  ) throws(FindingsError) -> Template.Reference {
    let start = position
    let open = String(decoding: bytes[start..<(start + opening)], as: UTF8.self)
    guard let end = bytes[start...].firstIndex(of: closing) else {
      throw error("'\(open)' is never closed; add '\(sign(closing))'", at: start)
    }
    position = end + 1
    let inside = bytes[(start + opening)..<end]
    let pieces = inside.split(separator: Sign.colon, maxSplits: 1, omittingEmptySubsequences: false)
      .map(Self.trimmed)
    // `{list:@name}`, or `{@list}` for short, gives the value only to the response.
    let isCapture = pieces.last?.first == "@"
    let names = pieces.map { $0.first == "@" ? String($0.dropFirst()) : $0 }
    guard let name = names.first, !name.isEmpty else {
      throw error("a \(kind) without a name; write \(open)name\(sign(closing))", at: start)
    }
    return Template.Reference(
      name, slot: names.count > 1 ? names[1] : nil, isCapture: isCapture,
      offset: characters(before: start))
  }

  private mutating func parseText() -> String {
    var text: [UInt8] = []
    var isASCII = true
    while let next = peek, !Sign.endsText(next), !(next == Sign.dollar && isToken(at: position)) {
      position += 1
      let isEscape = next == Sign.backslash && position < bytes.count
      let byte = isEscape ? bytes[position] : next
      if isEscape { position += 1 }
      isASCII = isASCII && byte < 0x80
      text.append(Sign.isBlank(byte) ? Sign.blank : byte)
    }
    let string = String(decoding: text, as: UTF8.self)
    return isASCII ? string : String(string.map { $0.isWhitespace ? " " : $0 })
  }

  // MARK: Looking

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func isToken(at position: Int) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == Sign.openList
  }

  private func sign(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

  private func characters(before offset: Int) -> Int {
    let before = bytes[..<offset]
    if before.allSatisfy({ $0 < 0x80 }) { return offset }
    return String(decoding: before, as: UTF8.self).count
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let first = bytes.first, Sign.isBlank(first) { bytes.removeFirst() }
    while let last = bytes.last, Sign.isBlank(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Findings

  private func stray(_ byte: UInt8) -> FindingsError {
    error("'\(sign(byte))' closes nothing; remove it or write '\\\(sign(byte))'", at: position)
  }

  private func error(_ message: String, at offset: Int) -> FindingsError {
    var place = location
    if place.column > 0 { place.column += characters(before: offset) }
    return FindingsError([Finding(.error, rule: "template-syntax", message: message, at: place)])
  }
}

extension TemplateParser {
  /// The bytes with a meaning in a template.
  enum Sign {
    static let openGroup = UInt8(ascii: "(")
    static let closeGroup = UInt8(ascii: ")")
    static let openOptional = UInt8(ascii: "[")
    static let closeOptional = UInt8(ascii: "]")
    static let openList = UInt8(ascii: "{")
    static let closeList = UInt8(ascii: "}")
    static let openRule = UInt8(ascii: "<")
    static let closeRule = UInt8(ascii: ">")
    static let bar = UInt8(ascii: "|")
    static let semicolon = UInt8(ascii: ";")
    static let colon = UInt8(ascii: ":")
    static let dollar = UInt8(ascii: "$")
    static let backslash = UInt8(ascii: "\\")
    static let blank = UInt8(ascii: " ")

    static func endsSequence(_ byte: UInt8) -> Bool {
      byte == bar || byte == semicolon || byte == closeGroup || byte == closeOptional
    }

    static func endsText(_ byte: UInt8) -> Bool {
      switch byte {
      case openGroup, closeGroup, openOptional, closeOptional, openList, closeList, openRule,
        closeRule, bar, semicolon:
        true
      default: false
      }
    }

    /// A space, a tab or the end of a line.
    static func isBlank(_ byte: UInt8) -> Bool { byte == blank || (0x09...0x0D).contains(byte) }
  }
}
