// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Records by number. Each is read on first use and kept from then on.
///
/// It is safe to read from several threads. A record that was read before needs no lock.
final class RecordTable<Element: Record & AnyObject & Sendable>: @unchecked Sendable {
  private let bytes: Table<UInt8>
  /// Where each record ends.
  private let ends: Table<UInt32>
  /// The records read so far, as references that ``known`` keeps alive; 0 for the others. The
  /// memory is zeroed lazily, so untouched pages take no room.
  private let cells: UnsafeMutablePointer<Atomic<UInt>>
  private let known = Mutex<[Element]>([])

  var count: Int { ends.count }

  init(bytes: Table<UInt8>, ends: Table<UInt32>) {
    (self.bytes, self.ends) = (bytes, ends)
    let memory = calloc(max(ends.count, 1), MemoryLayout<Atomic<UInt>>.stride)!
    cells = memory.bindMemory(to: Atomic<UInt>.self, capacity: max(ends.count, 1))
  }

  deinit { free(cells) }

  /// Nil for a number without a record, and for a damaged record.
  subscript(number: Int32) -> Element? {
    let place = Int(number)
    guard place >= 0, place < ends.count else { return nil }
    let reference = cells[place].load(ordering: .acquiring)
    return reference != 0 ? Self.element(reference) : read(place)
  }

  private func read(_ place: Int) -> Element? {
    let start = place == 0 ? 0 : ends[place - 1]
    var reader = RecordReader(bytes, in: bytes.range(start, ends[place]))
    guard let element = try? Element(from: &reader) else { return nil }
    return known.withLock { known in
      // Another thread may have read it first.
      let reference = cells[place].load(ordering: .acquiring)
      if reference != 0 { return Self.element(reference) }
      known.append(element)
      cells[place].store(
        UInt(bitPattern: Unmanaged.passUnretained(element).toOpaque()), ordering: .releasing)
      return element
    }
  }

  @inline(__always)
  private static func element(_ reference: UInt) -> Element {
    Unmanaged<Element>.fromOpaque(UnsafeRawPointer(bitPattern: reference)!).takeUnretainedValue()
  }
}

extension RecordTable: StoredTables {
  convenience init(from reader: inout TableReader) throws(SavedIndexFault) {
    self.init(bytes: try reader.table(), ends: try reader.table())
  }

  func write(to writer: inout TableWriter) {
    writer.add(bytes)
    writer.add(ends)
  }
}

/// A type made only of tables, which can be written to a file as it is.
protocol StoredTables {
  /// Reads the tables in the order in which they were written.
  init(from reader: inout TableReader) throws(SavedIndexFault)
  func write(to writer: inout TableWriter)
}
