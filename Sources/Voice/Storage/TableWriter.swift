// SPDX-License-Identifier: Apache-2.0

/// Lays out tables one after the other for a file.
struct TableWriter {
  private var directory: [UInt64] = []
  private var tables: [UnsafeRawBufferPointer] = []
  /// Keeps the tables that are made from numbers and records.
  private let arena = TableArena()

  /// - Parameter table: must live until everything is written.
  mutating func add<Element: BitwiseCopyable>(_ table: Table<Element>) {
    directory += [0, UInt64(table.count), UInt64(MemoryLayout<Element>.stride)]
    tables.append(table.bytes)
  }

  mutating func add(_ number: Int) { add(Table([Int64(number)], in: arena)) }

  mutating func add(_ record: some Record) {
    var writer = RecordWriter()
    writer.add(record)
    add(Table(writer.bytes, in: arena))
  }

  /// Passes the bytes of the file to a closure, piece by piece.
  func write(stamp: [UInt8], to sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
    var head = SavedIndexHead()
    head.tableCount = UInt64(tables.count)
    head.stampLength = UInt64(stamp.count)
    let start = SavedIndexHead.tablesStart(tableCount: tables.count, stampLength: stamp.count)
    let (directory, end) = placed(from: start)
    head.fileSize = UInt64(end)
    head.directorySum = sum(of: directory, stamp)
    head.tablesSum = tablesSum
    head.headSum = head.ownSum
    try withUnsafeBytes(of: head) { try sink($0) }
    try directory.withUnsafeBytes { try sink($0) }
    try stamp.withUnsafeBytes { try sink($0) }
    let written = MemoryLayout<SavedIndexHead>.size + directory.count * 8 + stamp.count
    try pad(start - written, sink)
    for table in tables {
      try sink(table)
      try pad(SavedIndexHead.aligned(table.count) - table.count, sink)
    }
  }

  /// The directory with the places of the tables, and the end of the last one.
  private func placed(from start: Int) -> (directory: [UInt64], end: Int) {
    var directory = directory
    var place = start
    for (number, table) in tables.enumerated() {
      directory[number * SavedIndexHead.wordsPerTable] = UInt64(place)
      place += SavedIndexHead.aligned(table.count)
    }
    return (directory, place)
  }

  private func sum(of directory: [UInt64], _ stamp: [UInt8]) -> UInt64 {
    var sum = Checksum()
    directory.withUnsafeBytes { sum.add($0) }
    stamp.withUnsafeBytes { sum.add($0) }
    return sum.value
  }

  private var tablesSum: UInt64 {
    var sum = Checksum()
    for table in tables { sum.add(table) }
    return sum.value
  }

  private func pad(_ count: Int, _ sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
    try [UInt8](repeating: 0, count: count).withUnsafeBytes { try sink($0) }
  }
}
