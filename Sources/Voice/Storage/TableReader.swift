// SPDX-License-Identifier: Apache-2.0

/// Reads the tables of a saved index in place, without copying them.
struct TableReader {
  /// The size in bytes up to which a file's tables are verified by their checksum. With larger
  /// files that would take longer than all the rest. Damage there can give a wrong answer, but does
  /// no harm.
  static let maximumSummed = 4 << 20

  private let bytes: UnsafeRawBufferPointer
  private let directory: Range<Int>
  private var next: Int

  /// - Parameters:
  ///   - bytes: aligned to 64 bytes; they must live as long as the tables.
  ///   - stamp: the stamp that the index must have; nil for any.
  ///   - isSummed: whether the checksum of the tables is verified first.
  init(
    _ bytes: UnsafeRawBufferPointer, stamp: [UInt8]?, isSummed: Bool
  ) throws(SavedIndexFault) {
    let headSize = MemoryLayout<SavedIndexHead>.size
    guard bytes.count >= headSize else { throw .damaged }
    let head = bytes.load(as: SavedIndexHead.self)
    guard head.magic == SavedIndexHead.magic, head.version == SavedIndexHead.version else {
      throw .foreign
    }
    guard head.headSum == head.ownSum, head.fileSize == UInt64(bytes.count),
      head.tableCount < 1 << 20, head.stampLength <= UInt64(bytes.count)
    else { throw .damaged }
    let directoryEnd = headSize + Int(head.tableCount) * SavedIndexHead.wordsPerTable * 8
    let stampEnd = directoryEnd + Int(head.stampLength)
    guard stampEnd <= bytes.count else { throw .damaged }
    let (named, own) = (bytes[headSize..<directoryEnd], bytes[directoryEnd..<stampEnd])
    var sum = Checksum()
    sum.add(UnsafeRawBufferPointer(rebasing: named))
    sum.add(UnsafeRawBufferPointer(rebasing: own))
    guard sum.value == head.directorySum else { throw .damaged }
    guard stamp.map({ $0.elementsEqual(own) }) ?? true else { throw .stale }
    self.bytes = bytes
    directory = headSize..<directoryEnd
    next = headSize
    if isSummed { try check(head.tablesSum) }
  }

  mutating func table<Element: BitwiseCopyable>(
    of type: Element.Type = Element.self
  ) throws(SavedIndexFault) -> Table<Element> {
    guard let place = advance(), place.stride == MemoryLayout<Element>.stride,
      place.offset.isMultiple(of: SavedIndexHead.alignment)
    else { throw .damaged }
    let start = bytes.baseAddress! + place.offset
    return Table(start: start.assumingMemoryBound(to: Element.self), count: place.count)
  }

  mutating func number() throws(SavedIndexFault) -> Int {
    Int(clamping: try table(of: Int64.self)[0])
  }

  mutating func record<Element: Record>(
    of type: Element.Type = Element.self
  ) throws(SavedIndexFault) -> Element {
    var reader = RecordReader(try table(of: UInt8.self))
    guard let record = try? Element(from: &reader) else { throw .damaged }
    return record
  }

  /// The place of the next table; nil if it is not completely inside the file.
  private mutating func advance() -> (offset: Int, count: Int, stride: Int)? {
    guard next < directory.upperBound else { return nil }
    let words = (0..<SavedIndexHead.wordsPerTable).map {
      Int(clamping: bytes.loadUnaligned(fromByteOffset: next + $0 * 8, as: UInt64.self))
    }
    next += SavedIndexHead.wordsPerTable * 8
    let (size, isTooLarge) = max(words[1], 1).multipliedReportingOverflow(by: words[2])
    guard !isTooLarge, words[0] <= bytes.count, size <= bytes.count - words[0] else { return nil }
    return (words[0], words[1], words[2])
  }

  private func check(_ expected: UInt64) throws(SavedIndexFault) {
    var (sum, reader) = (Checksum(), self)
    while reader.next < directory.upperBound {
      guard let place = reader.advance() else { throw .damaged }
      let end = place.offset + max(place.count, 1) * place.stride
      sum.add(UnsafeRawBufferPointer(rebasing: bytes[place.offset..<end]))
    }
    guard sum.value == expected else { throw .damaged }
  }
}
