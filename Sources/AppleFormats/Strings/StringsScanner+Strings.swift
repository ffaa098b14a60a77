// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension StringsScanner {
  /// A quoted string, or a bare word of letters, digits and `_ $ / : . -`.
  mutating func scanString(as role: String) throws(FindingsError) -> String {
    let start = cursor.position
    if let quote = cursor.peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      _ = cursor.next()
      return try scanQuoted(closing: quote, from: start)
    }
    cursor.skip { $0.isLetter || $0.isDigit || "_$/:.-".utf8.contains($0) }
    guard cursor.position > start else {
      throw error("no \(role) here; write it in quotes", at: start)
    }
    return cursor.text(from: start)
  }

  private mutating func scanQuoted(
    closing quote: UInt8, from start: Int
  ) throws(FindingsError) -> String {
    var text = ""
    while !cursor.isAtEnd {
      let run = cursor.position
      cursor.skip { $0 != quote && $0 != UInt8(ascii: "\\") }
      text += cursor.text(from: run)
      switch cursor.next() {
      case quote: return text
      case UInt8(ascii: "\\"): text += scanEscape()
      default: break
      }
    }
    throw error("the quote is never closed; add '\(Character(Unicode.Scalar(quote)))'", at: start)
  }

  /// What follows a backslash. One before any other character stands for that character.
  private mutating func scanEscape() -> String {
    guard let byte = cursor.peek else { return "" }
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return scanUnicode()
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return scanOctal()
    default: break
    }
    if let escaped = Self.escapes[byte] {
      _ = cursor.next()
      return escaped
    }
    return byte < 0x80 ? scanItself(byte) : ""
  }

  /// Any other character for itself, but a line's end for nothing: the next line goes on.
  private mutating func scanItself(_ byte: UInt8) -> String {
    _ = cursor.next()
    return byte == 0x0A ? "" : String(Character(Unicode.Scalar(byte)))
  }

  /// `U` and up to four hexadecimal digits, two such escapes for what lies beyond 16 bits.
  private mutating func scanUnicode() -> String {
    let letter = cursor.position
    guard let first = scanUnit() else {
      cursor.move(to: letter + 1)
      return cursor.text(from: letter)
    }
    var units = [first]
    let next = cursor.position
    if UTF16.isLeadSurrogate(first), cursor.skip("\\"), let second = scanUnit() {
      units.append(second)
    } else {
      cursor.move(to: next)
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func scanUnit() -> UInt16? {
    guard cursor.skip("U") || cursor.skip("u") else { return nil }
    return scanDigits(radix: 16, atMost: 4)
  }

  private mutating func scanOctal() -> String {
    let code = scanDigits(radix: 8, atMost: 3) ?? 0
    return Unicode.Scalar(code).map { String(Character($0)) } ?? ""
  }

  private mutating func scanDigits(radix: Int, atMost limit: Int) -> UInt16? {
    let start = cursor.position
    cursor.skip { $0.isDigit(ofRadix: radix) }
    cursor.move(to: min(cursor.position, start + limit))
    return UInt16(cursor.text(from: start), radix: radix)
  }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "a"): "\u{07}", UInt8(ascii: "b"): "\u{08}", UInt8(ascii: "f"): "\u{0C}",
    UInt8(ascii: "v"): "\u{0B}",
  ]
}

extension UInt8 {
  fileprivate func isDigit(ofRadix radix: Int) -> Bool {
    Character(Unicode.Scalar(self)).hexDigitValue.map { $0 < radix } ?? false
  }
}
