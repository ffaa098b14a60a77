// SPDX-License-Identifier: Apache-2.0

/// The words a saved index begins with: what it is, how long, and what its parts sum up to.
///
/// ```
/// head        eight words
/// directory   offset, count and stride of each table, a word each
/// stamp       what the index was made of
/// tables      each on a boundary of 64 bytes
/// ```
struct SavedIndexHead: BitwiseCopyable {
  static let magic: UInt64 = 0x0A58_444E_4943_4C50
  /// Changed whenever the tables or what they hold change.
  static let version: UInt64 = 5
  static let alignment = 64
  static let wordsPerTable = 3

  var magic = Self.magic
  var version = Self.version
  var fileSize: UInt64 = 0
  var tableCount: UInt64 = 0
  var stampLength: UInt64 = 0
  /// Of the directory and the stamp.
  var directorySum: UInt64 = 0
  /// Of the tables.
  var tablesSum: UInt64 = 0
  /// Of the words before.
  var headSum: UInt64 = 0

  /// The sum of the words before the last.
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
