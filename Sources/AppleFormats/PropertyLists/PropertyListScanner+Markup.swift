// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension PropertyListScanner {
  struct Tag {
    enum Kind { case opening, closing, empty }

    var name: String
    var kind: Kind
    var offset: Int
  }

  /// Steps over the declaration, the document type and comments.
  mutating func skipProlog() throws(FindingsError) {
    try skipComments()
    while cursor.isAt("<!DOCTYPE") {
      try skipDocumentType()
      try skipComments()
    }
  }

  /// The next tag; nil at the end of the file.
  mutating func scanTag() throws(FindingsError) -> Tag? {
    try skipComments()
    guard let byte = cursor.peek else { return nil }
    let start = cursor.position
    guard byte == UInt8(ascii: "<") else {
      throw error("text outside of a value; wrap it in <string>", at: start)
    }
    _ = cursor.next()
    var tag = Tag(name: "", kind: cursor.skip("/") ? .closing : .opening, offset: start)
    tag.name = scanName()
    guard !tag.name.isEmpty else { throw error("'<' opens no tag; write '&lt;'", at: start) }
    try skipAttributes(of: &tag)
    return tag
  }

  private mutating func scanName() -> String {
    let start = cursor.position
    cursor.skip { $0.isLetter || $0.isDigit || "_-.:".utf8.contains($0) }
    return cursor.text(from: start)
  }

  private mutating func skipAttributes(of tag: inout Tag) throws(FindingsError) {
    while let byte = cursor.next() {
      switch byte {
      case UInt8(ascii: ">"): return
      case UInt8(ascii: "/") where cursor.peek == UInt8(ascii: ">") && tag.kind == .opening:
        tag.kind = .empty
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        cursor.skip { $0 != byte }
        _ = cursor.next()
      case UInt8(ascii: "<"): throw error("'<\(tag.name)' lacks its '>'; add it", at: tag.offset)
      default: continue
      }
    }
    throw error("'<\(tag.name)' lacks its '>'; add it", at: tag.offset)
  }

  private mutating func skipComments() throws(FindingsError) {
    skipDirectives()
    while cursor.isAt("<!--") || cursor.isAt("<?") {
      let start = cursor.position
      let isComment = cursor.isAt("<!--")
      guard isComment ? cursor.skip(past: "-->") : cursor.skip(past: "?>") else {
        let (open, close) = isComment ? ("<!--", "-->") : ("<?", "?>")
        throw error("'\(open)' is never closed; add '\(close)'", at: start)
      }
      skipDirectives()
    }
  }

  /// Steps over blanks, and over lines such as `#if DEBUG`: a project may have its `Info.plist`
  /// preprocessed.
  private mutating func skipDirectives() {
    cursor.skipBlanks()
    while cursor.peek == UInt8(ascii: "#") {
      cursor.skip { $0 != 0x0A && $0 != 0x0D }
      cursor.skipBlanks()
    }
  }

  /// Steps over a document type and all it declares.
  private mutating func skipDocumentType() throws(FindingsError) {
    let start = cursor.position
    var brackets = 0
    while let byte = cursor.peek {
      if try skipDeclaredComment() { continue }
      _ = cursor.next()
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        cursor.skip { $0 != byte }
        _ = cursor.next()
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0: return
      default: continue
      }
    }
    throw error("'<!DOCTYPE' is never closed; add '>'", at: start)
  }

  private mutating func skipDeclaredComment() throws(FindingsError) -> Bool {
    guard cursor.isAt("<!--") else { return false }
    try skipComments()
    return true
  }
}
