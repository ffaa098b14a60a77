// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Records by number, each read when it is first asked for and kept from then on.
///
/// Safe to read from several threads: who comes first wins, and nobody waits.
final class RecordTable<Element: Record & AnyObject & Sendable>: @unchecked Sendable {
  private let bytes: Table<UInt8>
  /// Where each record ends.
  private let ends: Table<UInt32>
  /// What was read; null for what was not. Memory that nobody touches takes no room.
  private let cells: UnsafeMutablePointer<Atomic<UInt>>

  var count: Int { ends.count }

  init(bytes: Table<UInt8>, ends: Table<UInt32>) {
    (self.bytes, self.ends) = (bytes, ends)
    let memory = calloc(max(ends.count, 1), MemoryLayout<Atomic<UInt>>.stride)!
    cells = memory.bindMemory(to: Atomic<UInt>.self, capacity: max(ends.count, 1))
  }

  deinit {
    for place in 0..<ends.count {
      reference(cells[place].load(ordering: .relaxed))?.release()
    }
    free(cells)
  }

  /// Nil for a number there is no record of, and for a record that is damaged.
  subscript(number: Int32) -> Element? {
    let place = Int(number)
    guard place >= 0, place < ends.count else { return nil }
    if let known = reference(cells[place].load(ordering: .acquiring)) {
      return known.takeUnretainedValue()
    }
    guard let element = read(place) else { return nil }
    let made = Unmanaged.passRetained(element)
    let (isFirst, other) = cells[place].compareExchange(
      expected: 0, desired: UInt(bitPattern: made.toOpaque()), ordering: .acquiringAndReleasing)
    if isFirst { return element }
    made.release()
    return reference(other)?.takeUnretainedValue()
  }

  private func read(_ place: Int) -> Element? {
    let start = place == 0 ? 0 : ends[place - 1]
    var reader = RecordReader(bytes, in: bytes.range(start, ends[place]))
    return try? Element(from: &reader)
  }

  private func reference(_ bits: UInt) -> Unmanaged<Element>? {
    UnsafeRawPointer(bitPattern: bits).map(Unmanaged.fromOpaque)
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
