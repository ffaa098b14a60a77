// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Reads the pairs of a `.strings` file: `"key" = "text";`, comments between them.
struct StringsScanner {
  /// A file with more faults than this is no table of strings, and reading it stops.
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

  /// A pair; nil when its key was there before. A key alone is its own text.
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

  /// A missing semicolon is told where it belongs, and the next pair is read all the same.
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
