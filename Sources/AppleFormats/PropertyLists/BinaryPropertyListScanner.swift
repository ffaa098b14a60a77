// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Reads a binary property list, from its top object down.
///
/// Written by hand, because Foundation's reader crashes the process at a set and copies a shared
/// object without end. An object counts each time it is visited, against the same bounds as the
/// values of XML. A list that shares a lot, or that contains itself, therefore ends in a finding.
struct BinaryPropertyListScanner {
  let file: String
  let bytes: [UInt8]
  let trailer: Trailer
  private(set) var findings: [Finding] = []
  private var depth = 0
  private var count = 0
  private var textSize = 0

  init(_ data: Data, file: String) throws(FindingsError) {
    guard data.count <= FileBounds.listSize else {
      throw SourceText.tooLarge(file, limit: FileBounds.listSize)
    }
    self.file = file
    bytes = [UInt8](data)
    guard let trailer = Trailer(of: bytes) else { throw Self.broken(file) }
    self.trailer = trailer
  }

  mutating func scanDocument() throws(FindingsError) -> PropertyList.Node {
    try scanValue(trailer.top)
  }

  // MARK: Values

  private mutating func scanValue(_ index: Int) throws(FindingsError) -> PropertyList.Node {
    count += 1
    guard count <= FileBounds.values else { throw FileBounds.tooMany(at: place) }
    let offset = try offset(of: index)
    switch bytes[offset] >> 4 {
    case 0xA: return PropertyList.Node(.array(try scanArray(at: offset)))
    case 0xD: return PropertyList.Node(.dictionary(try scanDictionary(at: offset)))
    default: return PropertyList.Node(try scanLeaf(at: offset))
    }
  }

  private mutating func scanArray(at offset: Int) throws(FindingsError) -> [PropertyList.Node] {
    var position = offset
    let count = try scanCount(at: &position)
    let references = try take(count, of: trailer.referenceSize, at: &position)
    var elements: [PropertyList.Node] = []
    try enter()
    for reference in stride(from: references, to: position, by: trailer.referenceSize) {
      elements.append(try scanValue(try index(at: reference)))
    }
    depth -= 1
    return elements
  }

  /// The entries, sorted by key: the format keeps them in no order.
  private mutating func scanDictionary(
    at offset: Int
  ) throws(FindingsError) -> [PropertyList.Entry] {
    var position = offset
    let count = try scanCount(at: &position)
    let keys = try take(count, of: trailer.referenceSize, at: &position)
    let values = try take(count, of: trailer.referenceSize, at: &position)
    var entries: [String: PropertyList.Node] = [:]
    try enter()
    for step in stride(from: 0, to: values - keys, by: trailer.referenceSize) {
      let key = try scanKey(try index(at: keys + step))
      let value = try scanValue(try index(at: values + step))
      if entries[key] == nil { entries[key] = value } else { reportDuplicate(key) }
    }
    depth -= 1
    return entries.sorted { $0.key < $1.key }.map { PropertyList.Entry($0.key, $0.value) }
  }

  private mutating func scanKey(_ index: Int) throws(FindingsError) -> String {
    guard case .string(let key) = try scanLeaf(at: try offset(of: index)) else {
      throw error("a key of the binary property list is no string; make it one")
    }
    return key
  }

  private mutating func reportDuplicate(_ key: String) {
    let message = "the key '\(key)' stands here twice; remove or rename one"
    let finding = Finding(.error, rule: "duplicate-key", message: message, at: place)
    findings.tell(finding)
  }

  // MARK: Bounds

  private mutating func enter() throws(FindingsError) {
    depth += 1
    guard depth <= PropertyList.maximumDepth else {
      throw error(
        "values nest deeper than \(PropertyList.maximumDepth); make the file flatter",
        rule: "nested-too-deeply")
    }
  }

  /// Counts bytes of text or data; a list may not have more of them than an XML file has room for.
  mutating func countText(_ size: Int) throws(FindingsError) {
    textSize += size
    guard textSize <= FileBounds.listSize else {
      throw error(
        "the texts and data of the file come to more than \(FileBounds.listSize >> 20) MiB; split it",
        rule: "file-too-large")
    }
  }

  // MARK: Findings

  /// A binary list has no lines, so its place is the whole file.
  private var place: SourceLocation { SourceLocation(file: file) }

  var broken: FindingsError { Self.broken(file) }

  func error(_ message: String, rule: String = "plist-syntax") -> FindingsError {
    FindingsError([Finding(.error, rule: rule, message: message, at: place)])
  }

  private static func broken(_ file: String) -> FindingsError {
    let message = "the binary property list is broken; write it again with plutil"
    return FindingsError([
      Finding(.error, rule: "plist-syntax", message: message, at: SourceLocation(file: file))
    ])
  }
}

extension BinaryPropertyListScanner {
  /// The last 32 bytes of a binary property list; they tell where its objects are.
  struct Trailer {
    /// The bytes of an offset in the table, 1 to 8.
    let offsetSize: Int

    /// The bytes of a reference from one object to another, 1 to 8.
    let referenceSize: Int

    let objectCount: Int

    /// The index of the outermost object.
    let top: Int

    /// The start of the table of all objects' offsets; the objects end there.
    let table: Int

    /// The start of the objects: after `bplist00`.
    static let start = 8

    /// Nil unless the whole table lies between the objects and the trailer.
    init?(of bytes: [UInt8]) {
      let end = bytes.count - 32
      guard bytes.starts(with: Array("bplist00".utf8)), end > Self.start else { return nil }
      offsetSize = Int(bytes[end + 6])
      referenceSize = Int(bytes[end + 7])
      guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
        let count = Int(exactly: bytes.bigEndian(8, at: end + 8)),
        let top = Int(exactly: bytes.bigEndian(8, at: end + 16)),
        let table = Int(exactly: bytes.bigEndian(8, at: end + 24)),
        top < count, (Self.start + 1..<end).contains(table), count <= (end - table) / offsetSize
      else { return nil }
      objectCount = count
      self.top = top
      self.table = table
    }
  }
}

extension [UInt8] {
  /// The number that 1 to 8 bytes make, the highest first.
  ///
  /// - Precondition: The bytes from the offset on are that many.
  func bigEndian(_ size: Int, at offset: Int) -> UInt64 {
    self[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// Every access to the file's bytes goes through here; none leaves the objects.
extension BinaryPropertyListScanner {
  /// Where an object starts.
  func offset(of index: Int) throws(FindingsError) -> Int {
    guard index < trailer.objectCount else { throw broken }
    let entry = bytes.bigEndian(trailer.offsetSize, at: trailer.table + index * trailer.offsetSize)
    guard let offset = Int(exactly: entry), (Trailer.start..<trailer.table).contains(offset) else {
      throw broken
    }
    return offset
  }

  /// The object that a reference refers to.
  func index(at reference: Int) throws(FindingsError) -> Int {
    guard let index = Int(exactly: bytes.bigEndian(trailer.referenceSize, at: reference)) else {
      throw broken
    }
    return index
  }

  /// Steps over the marker of an object, and returns how many parts follow.
  ///
  /// The count is in the low half of the marker, or in an integer after it.
  func scanCount(at position: inout Int) throws(FindingsError) -> Int {
    let low = Int(bytes[position] & 0xF)
    position += 1
    guard low == 0xF else { return low }
    let marker = bytes[try take(1, of: 1, at: &position)]
    guard (0x10...0x13).contains(marker) else { throw broken }
    let size = 1 << Int(marker & 0xF)
    let number = bytes.bigEndian(size, at: try take(1, of: size, at: &position))
    guard let count = Int(exactly: number) else { throw broken }
    return count
  }

  /// Steps over a number of parts of a given size in bytes, and returns where they start.
  func take(
    _ count: Int, of size: Int, at position: inout Int
  ) throws(FindingsError) -> Int {
    guard position <= trailer.table, count <= (trailer.table - position) / size else {
      throw broken
    }
    let start = position
    position += count * size
    return start
  }
}
