// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension PropertyListScanner {
  mutating func scanLeaf(_ tag: Tag) throws(FindingsError) -> PropertyList.Value {
    let text = tag.kind == .empty ? "" : try scanText(of: tag)
    if tag.name == "string" { return .string(text) }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let value: PropertyList.Value? =
      switch tag.name {
      case "integer": integer(trimmed).map { .integer($0) }
      case "real": Double(trimmed).map { .real($0) }
      case "true" where trimmed.isEmpty: .boolean(true)
      case "false" where trimmed.isEmpty: .boolean(false)
      case "date": (try? Date(trimmed, strategy: .iso8601)).map { .date($0) }
      case "data": Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { .data($0) }
      default: throw unknown(tag)
      }
    guard let value else {
      throw error("'\(trimmed)' is no \(tag.name); correct it", at: tag.offset)
    }
    return value
  }

  /// Decimal, or hexadecimal after `0x`.
  private func integer(_ text: String) -> Int? {
    guard text.lowercased().hasPrefix("0x") else { return Int(text) }
    return Int(text.dropFirst(2), radix: 16)
  }

  private func unknown(_ tag: Tag) -> FindingsError {
    let known = ["dict", "array", "string", "integer", "real", "true", "false", "date", "data"]
    let mend = NearestName.suggestion(for: tag.name, among: known, otherwise: "remove it")
    return error("property lists have no <\(tag.name)>\(mend)", at: tag.offset)
  }

  /// The text up to the closing tag, its entities and CDATA sections resolved.
  mutating func scanText(of tag: Tag) throws(FindingsError) -> String {
    var text = ""
    while let byte = cursor.peek {
      if byte == UInt8(ascii: "&") {
        text += try scanEntity()
      } else if byte != UInt8(ascii: "<") {
        text += scanCharacters()
      } else if cursor.isAt("<![CDATA[") {
        text += try scanCDATA()
      } else if cursor.isAt("<!--") {
        try skipComment()
      } else {
        try expectClosing(tag)
        return text
      }
    }
    throw error("<\(tag.name)> is never closed; add </\(tag.name)>", at: tag.offset)
  }

  private mutating func scanCharacters() -> String {
    let start = cursor.position
    cursor.skip { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
    return normalized(cursor.text(from: start))
  }

  /// XML turns every line end into one line feed.
  private func normalized(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  private mutating func scanCDATA() throws(FindingsError) -> String {
    let start = cursor.position
    guard cursor.skip(past: "]]>") else {
      throw error("'<![CDATA[' is never closed; add ']]>'", at: start)
    }
    return normalized(String(cursor.text(from: start).dropFirst(9).dropLast(3)))
  }

  private mutating func skipComment() throws(FindingsError) {
    let start = cursor.position
    guard cursor.skip(past: "-->") else {
      throw error("'<!--' is never closed; add '-->'", at: start)
    }
  }

  private mutating func expectClosing(_ outer: Tag) throws(FindingsError) {
    guard let tag = try scanTag() else { return }
    guard tag.kind == .closing else {
      throw error(
        "<\(tag.name)> inside of <\(outer.name)>; close <\(outer.name)> first or write '&lt;'",
        at: tag.offset)
    }
    try check(tag, closes: outer)
  }

  private mutating func scanEntity() throws(FindingsError) -> String {
    let start = cursor.position
    _ = cursor.next()
    cursor.skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "#") }
    let name = String(cursor.text(from: start).dropFirst())
    guard cursor.skip(";") else { throw error("'&' starts no entity; write '&amp;'", at: start) }
    guard let text = Self.entities[name] ?? character(name) else {
      throw error("'&\(name);' is not one of XML's own entities; write the text itself", at: start)
    }
    return text
  }

  private func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let code, code != 0, let scalar = Unicode.Scalar(code) else { return nil }
    return String(Character(scalar))
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
}
