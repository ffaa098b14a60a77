// SPDX-License-Identifier: Apache-2.0

/// The memory of an index's tables, freed with the index.
///
/// Tables are plain values, so reading one counts no references. The owner of tables must keep
/// their arena.
final class TableArena: @unchecked Sendable {
  private var blocks: [UnsafeMutableRawBufferPointer] = []
  /// Keeps memory alive that the arena doesn't own, such as a mapped file.
  private let owner: (any AnyObject & Sendable)?

  /// - Parameter owner: nil if the arena owns all memory.
  init(keeping owner: (any AnyObject & Sendable)? = nil) { self.owner = owner }

  /// Allocates zeroed memory. It must not be called while other threads read or allocate.
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

/// Collects records, then lays them out as a ``RecordTable``.
struct RecordTableBuilder<Element: Record & AnyObject & Sendable> {
  private var writer = RecordWriter()
  private var ends: [UInt32] = []

  var count: Int { ends.count }

  /// Adds a record and returns its number.
  mutating func insert(_ element: Element) -> Int32 {
    insert { $0.add(element) }
  }

  /// Adds a record that a closure writes, and returns its number.
  mutating func insert(_ write: (inout RecordWriter) -> Void) -> Int32 {
    write(&writer)
    ends.append(UInt32(clamping: writer.bytes.count))
    return Int32(ends.count - 1)
  }

  func build(in arena: TableArena) -> RecordTable<Element> {
    RecordTable(bytes: Table(writer.bytes, in: arena), ends: Table(ends, in: arena))
  }
}
