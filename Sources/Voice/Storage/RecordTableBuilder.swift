// SPDX-License-Identifier: Apache-2.0

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
