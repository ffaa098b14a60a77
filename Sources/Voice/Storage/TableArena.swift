// SPDX-License-Identifier: Apache-2.0

/// The memory of an index's tables, given back when the index is gone.
///
/// Tables are plain values, so that reading one counts no references; whoever has them keeps their
/// arena.
final class TableArena: @unchecked Sendable {
  private var blocks: [UnsafeMutableRawBufferPointer] = []
  /// What keeps memory that is not the arena's own, such as a mapped file.
  private let owner: (any AnyObject & Sendable)?

  /// - Parameter owner: nil where all memory is the arena's own.
  init(keeping owner: (any AnyObject & Sendable)? = nil) { self.owner = owner }

  /// Zeroed memory. Not to be called while others read or allocate.
  func allocate<Element: BitwiseCopyable>(
    _ type: Element.Type, count: Int
  ) -> UnsafeMutableBufferPointer<Element> {
    let block = UnsafeMutableRawBufferPointer.allocate(
      byteCount: count * MemoryLayout<Element>.stride, alignment: MemoryLayout<Element>.alignment)
    _ = block.initializeMemory(as: UInt8.self, repeating: 0)
    blocks.append(block)
    return block.bindMemory(to: Element.self)
  }

  deinit {
    for block in blocks { block.deallocate() }
  }
}

/// Collects records, then lays them out for good.
struct RecordTableBuilder<Element: Record & AnyObject & Sendable> {
  private var writer = RecordWriter()
  private var ends: [UInt32] = []

  var count: Int { ends.count }

  /// The number of a new record.
  mutating func insert(_ element: Element) -> Int32 {
    insert { $0.add(element) }
  }

  /// The same for a record that is written by hand.
  mutating func insert(_ write: (inout RecordWriter) -> Void) -> Int32 {
    write(&writer)
    ends.append(UInt32(clamping: writer.bytes.count))
    return Int32(ends.count - 1)
  }

  func build(in arena: TableArena) -> RecordTable<Element> {
    RecordTable(bytes: Table(writer.bytes, in: arena), ends: Table(ends, in: arena))
  }
}
