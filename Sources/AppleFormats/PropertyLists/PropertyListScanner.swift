// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Reads an XML property list: bytes to tree, in one pass.
///
/// Written by hand, because a document type with entities of its own must be harmless: it is
/// stepped over, and its declarations are ignored.
struct PropertyListScanner {
  let source: SourceText
  var cursor: ByteCursor
  var findings: [Finding] = []
  private var depth = 0
  private var count = 0

  init(_ source: SourceText) {
    self.source = source
    cursor = ByteCursor(source.bytes)
  }

  mutating func scanDocument() throws(FindingsError) -> PropertyList.Node {
    try skipProlog()
    guard let outer = try scanTag() else {
      throw error("no property list here; begin with <plist>", at: cursor.position)
    }
    guard outer.name == "plist" else { return try scanValue(outer) }
    guard outer.kind == .opening, let first = try scanTag(), first.kind != .closing else {
      throw error("<plist> holds no value; give it a <dict>", at: outer.offset)
    }
    let root = try scanValue(first)
    try expectEnd(of: outer)
    return root
  }

  // MARK: Values

  private mutating func scanValue(_ tag: Tag) throws(FindingsError) -> PropertyList.Node {
    count += 1
    guard count <= FileBounds.values else { throw FileBounds.tooMany(source, at: tag.offset) }
    guard tag.kind != .closing else {
      throw error("'</\(tag.name)>' closes nothing; remove it", at: tag.offset)
    }
    switch tag.name {
    case "dict": return PropertyList.Node(.dictionary(try scanDictionary(tag)), at: tag.offset)
    case "array": return PropertyList.Node(.array(try scanArray(tag)), at: tag.offset)
    default: return PropertyList.Node(try scanLeaf(tag), at: tag.offset)
    }
  }

  private mutating func scanArray(_ outer: Tag) throws(FindingsError) -> [PropertyList.Node] {
    var elements: [PropertyList.Node] = []
    guard outer.kind == .opening else { return [] }
    try enter(outer)
    while let tag = try scanInside(outer) { elements.append(try scanValue(tag)) }
    depth -= 1
    return elements
  }

  private mutating func scanDictionary(_ outer: Tag) throws(FindingsError) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    var keys: Set<String> = []
    guard outer.kind == .opening else { return [] }
    try enter(outer)
    while let tag = try scanInside(outer) {
      let entry = try scanEntry(tag, in: outer)
      if keys.insert(entry.key).inserted {
        entries.append(entry)
      } else {
        reportDuplicate(entry)
      }
    }
    depth -= 1
    return entries
  }

  private mutating func scanEntry(
    _ tag: Tag, in outer: Tag
  ) throws(FindingsError) -> PropertyList.Entry {
    guard tag.name == "key", tag.kind != .closing else {
      throw error("<\(tag.name)> has no key; write a <key> before it", at: tag.offset)
    }
    let key = tag.kind == .empty ? "" : try scanText(of: tag)
    guard let value = try scanInside(outer), value.name != "key" else {
      throw error("the key '\(key)' has no value; write one after it", at: tag.offset)
    }
    return PropertyList.Entry(key, try scanValue(value), at: tag.offset)
  }

  private mutating func reportDuplicate(_ entry: PropertyList.Entry) {
    let message = "the key '\(entry.key)' stands here twice; remove or rename one"
    findings.tell(source.finding(.error, "duplicate-key", message, at: entry.keyOffset))
  }

  // MARK: Nesting

  private mutating func enter(_ tag: Tag) throws(FindingsError) {
    depth += 1
    guard depth <= PropertyList.maximumDepth else {
      let message = "values nest deeper than \(PropertyList.maximumDepth); make the file flatter"
      throw FindingsError([source.finding(.error, "nested-too-deeply", message, at: tag.offset)])
    }
  }

  /// The next tag within an element; nil at its end.
  private mutating func scanInside(_ outer: Tag) throws(FindingsError) -> Tag? {
    guard let tag = try scanTag() else {
      throw error("<\(outer.name)> is never closed; add </\(outer.name)>", at: outer.offset)
    }
    guard tag.kind == .closing else { return tag }
    try check(tag, closes: outer)
    return nil
  }

  private mutating func expectEnd(of outer: Tag) throws(FindingsError) {
    if let extra = try scanInside(outer) {
      throw error("<plist> holds one value only; put them in an <array>", at: extra.offset)
    }
  }

  func check(_ tag: Tag, closes outer: Tag) throws(FindingsError) {
    guard tag.kind == .closing, tag.name == outer.name else {
      let line = source.location(at: outer.offset).line
      throw error(
        "</\(tag.name)> where <\(outer.name)> of line \(line) is open; add </\(outer.name)>",
        at: tag.offset)
    }
  }

  func error(_ message: String, at offset: Int) -> FindingsError {
    FindingsError([source.finding(.error, "plist-syntax", message, at: offset)])
  }
}

extension PropertyListScanner {
  struct Tag {
    enum Kind { case opening, closing, empty }

    var name: String
    var kind: Kind
    var offset: Int
  }

  /// Steps over the declaration, the document type and comments.
  private mutating func skipProlog() throws(FindingsError) {
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

  /// Steps over a document type and all its declarations.
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
