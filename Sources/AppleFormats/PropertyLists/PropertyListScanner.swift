// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Reads an XML property list: bytes to tree, in one pass.
///
/// Written by hand, since a document type with entities of its own must be harmless: it is stepped
/// over, and nothing it declares is known.
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
