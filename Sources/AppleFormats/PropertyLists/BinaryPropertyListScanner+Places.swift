// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Every step into the file goes by here, and none leaves the objects.
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
  /// The count stands in the low half of the marker, or as an integer behind it.
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

  /// Steps over parts of so many bytes each, and returns where they start.
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
