// SPDX-License-Identifier: Apache-2.0

extension BinaryPropertyListScanner {
  /// The last 32 bytes of a binary property list, which tell where its objects are.
  struct Trailer {
    /// The bytes of an offset in the table, 1 to 8.
    let offsetSize: Int

    /// The bytes of a reference from one object to another, 1 to 8.
    let referenceSize: Int

    let objectCount: Int

    /// The index of the outermost object.
    let top: Int

    /// Where the offsets of all objects stand, and where the objects end.
    let table: Int

    /// Where the objects start: behind `bplist00`.
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
  /// - Precondition: So many bytes stand there.
  func bigEndian(_ size: Int, at offset: Int) -> UInt64 {
    self[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
