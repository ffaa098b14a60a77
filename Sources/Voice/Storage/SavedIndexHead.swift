// SPDX-License-Identifier: Apache-2.0

/// The words at the start of a saved index: its kind, its length and the checksums of its parts.
///
/// ```
/// head        eight words
/// directory   offset, count and stride of each table, a word each
/// stamp       identifies the sources of the index
/// tables      each on a boundary of 64 bytes
/// ```
struct SavedIndexHead: BitwiseCopyable {
  static let magic: UInt64 = 0x0A58_444E_4943_4C50
  /// Must change whenever the tables or their content change.
  static let version: UInt64 = 5
  static let alignment = 64
  static let wordsPerTable = 3

  var magic = Self.magic
  var version = Self.version
  var fileSize: UInt64 = 0
  var tableCount: UInt64 = 0
  var stampLength: UInt64 = 0
  /// The checksum of the directory and the stamp.
  var directorySum: UInt64 = 0
  /// The checksum of the tables.
  var tablesSum: UInt64 = 0
  /// The checksum of the words before it.
  var headSum: UInt64 = 0

  /// The checksum of all words but the last.
  var ownSum: UInt64 {
    withUnsafeBytes(of: self) { bytes in
      var sum = Checksum()
      sum.add(UnsafeRawBufferPointer(rebasing: bytes.dropLast(8)))
      return sum.value
    }
  }

  static func aligned(_ size: Int) -> Int { (size + alignment - 1) & ~(alignment - 1) }

  /// Where the tables begin.
  static func tablesStart(tableCount: Int, stampLength: Int) -> Int {
    aligned(MemoryLayout<Self>.size + tableCount * wordsPerTable * 8 + stampLength)
  }
}
