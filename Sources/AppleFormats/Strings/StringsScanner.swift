// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Reads the pairs of a `.strings` file: `"key" = "text";`, comments between them.
struct StringsScanner {
  /// A file with more faults than this is not a table of strings, and reading it stops.
  private static let maximumFaults = 20

  let source: SourceText
  var cursor: ByteCursor
  var findings: [Finding] = []
  private var keys: Set<String> = []

  init(_ source: SourceText) {
    self.source = source
    cursor = ByteCursor(source.bytes)
  }

  mutating func scanTable() -> [StringsTable.Entry] {
    var entries: [StringsTable.Entry] = []
    while findings.count < Self.maximumFaults {
      do {
        try skipComments()
        guard !cursor.isAtEnd else { break }
        if let entry = try scanEntry() { entries.append(entry) }
        guard entries.count <= FileBounds.values else {
          return tooMany()
        }
      } catch {
        findings += error.findings
        cursor.skip { $0 != UInt8(ascii: ";") }
        _ = cursor.next()
      }
    }
    return entries
  }

  private mutating func tooMany() -> [StringsTable.Entry] {
    findings += FileBounds.tooMany(source, at: cursor.position).findings
    return []
  }

  /// A pair; nil if its key was there before. A key without a text is its own text.
  private mutating func scanEntry() throws(FindingsError) -> StringsTable.Entry? {
    let start = cursor.position
    let key = try scanString(as: "key")
    try skipComments()
    var text = key
    if cursor.skip("=") {
      try skipComments()
      text = try scanString(as: "text")
    } else if !cursor.isAt(";") {
      throw error("the key '\(key)' has no '='; write \"\(key)\" = \"…\";", at: start)
    }
    try expectSemicolon(after: key)
    guard isNew(key, at: start) else { return nil }
    return StringsTable.Entry(key: key, text: text, location: source.location(at: start))
  }

  /// A missing semicolon is reported where it belongs; the next pair is read all the same.
  private mutating func expectSemicolon(after key: String) throws(FindingsError) {
    let end = cursor.position
    try skipComments()
    if cursor.skip(";") { return }
    let message = "the text of '\(key)' has no ';' after it; add it"
    findings.append(source.finding(.error, "strings-syntax", message, at: end))
  }

  private mutating func isNew(_ key: String, at offset: Int) -> Bool {
    if keys.insert(key).inserted { return true }
    let message = "the key '\(key)' stands here twice; remove or rename one"
    findings.append(source.finding(.error, "duplicate-key", message, at: offset))
    return false
  }

  private mutating func skipComments() throws(FindingsError) {
    cursor.skipBlanks()
    while cursor.isAt("/*") || cursor.isAt("//") {
      let start = cursor.position
      if cursor.skip("//") {
        cursor.skip { $0 != 0x0A && $0 != 0x0D }
      } else if !cursor.skip(past: "*/") {
        cursor.move(to: source.bytes.count)
        throw error("'/*' is never closed; add '*/'", at: start)
      }
      cursor.skipBlanks()
    }
  }

  func error(_ message: String, at offset: Int) -> FindingsError {
    FindingsError([source.finding(.error, "strings-syntax", message, at: offset)])
  }
}

extension StringsScanner {
  /// A quoted string, or a bare word of letters, digits and `_ $ / : . -`.
  private mutating func scanString(as role: String) throws(FindingsError) -> String {
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

  /// Reads an escape after its backslash. A backslash before any other character stands for that
  /// character.
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

  /// Any other character stands for itself. An escaped line end stands for nothing: the text goes
  /// on in the next line.
  private mutating func scanItself(_ byte: UInt8) -> String {
    _ = cursor.next()
    return byte == 0x0A ? "" : String(Character(Unicode.Scalar(byte)))
  }

  /// `U` and up to four hexadecimal digits; a character beyond 16 bits takes two such escapes.
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
