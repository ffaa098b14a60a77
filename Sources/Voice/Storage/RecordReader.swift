// SPDX-License-Identifier: Apache-2.0

/// Reads records from bytes; damaged bytes throw an error.
struct RecordReader {
  /// How deep records may nest.
  private static let maximumDepth = 200

  private let bytes: Table<UInt8>
  private var place: Int
  private let end: Int
  private var depth = 0

  init(_ bytes: Table<UInt8>) { self.init(bytes, in: 0..<bytes.count) }

  init(_ bytes: Table<UInt8>, in range: Range<Int>) {
    self.bytes = bytes
    place = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  mutating func byte() throws(RecordFault) -> UInt8 {
    guard place < end else { throw RecordFault() }
    place += 1
    return bytes[place - 1]
  }

  mutating func length() throws(RecordFault) -> Int {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let next = try byte()
      guard shift < 64 else { throw RecordFault() }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return Int(Int64(bitPattern: value)) }
      shift += 7
    }
  }

  /// The number of elements that follow. Each element has at least one byte.
  mutating func count() throws(RecordFault) -> Int {
    let count = try length()
    guard count >= 0, count <= end - place else { throw RecordFault() }
    return count
  }

  mutating func text() throws(RecordFault) -> String {
    let count = try count()
    defer { place += count }
    let range = place..<(place + count)
    return bytes.withBuffer { String(decoding: $0[range], as: UTF8.self) }
  }

  mutating func nested<Element: Record>(
    _ type: Element.Type = Element.self
  ) throws(RecordFault) -> Element {
    guard depth < Self.maximumDepth else { throw RecordFault() }
    depth += 1
    defer { depth -= 1 }
    return try Element(from: &self)
  }
}
