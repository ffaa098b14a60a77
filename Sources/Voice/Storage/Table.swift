// SPDX-License-Identifier: Apache-2.0

/// Plain values in an arena's memory, safe to read as long as the arena lives.
///
/// An index out of range reads the nearest value, because tables may come from a file and no file
/// may crash the process. An empty table reads as zero.
struct Table<Element: BitwiseCopyable>: BitwiseCopyable, @unchecked Sendable {
  private let start: UnsafePointer<Element>
  private let last: UInt
  let count: Int

  /// Uses memory that already holds the elements, or at least one zeroed element. It must be bound
  /// to their type.
  init(start: UnsafePointer<Element>, count: Int) {
    self.start = start
    self.count = count
    last = UInt(max(count, 1) - 1)
  }

  init(_ elements: some Collection<Element>, in arena: TableArena) {
    let memory = arena.allocate(Element.self, count: max(elements.count, 1))
    _ = memory.update(fromContentsOf: elements)
    self.init(start: UnsafePointer(memory.baseAddress!), count: elements.count)
  }

  @inline(__always)
  subscript(place: some BinaryInteger) -> Element {
    start[Int(bitPattern: min(UInt(truncatingIfNeeded: place), last))]
  }

  /// The range between two places, clamped to the table.
  @inline(__always)
  func range(_ start: some BinaryInteger, _ end: some BinaryInteger) -> Range<Int> {
    let start = min(Int(start), count)
    return start..<max(start, min(Int(end), count))
  }

  /// Passes the elements to a closure. The buffer is valid only while it runs.
  @inline(__always)
  func withBuffer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: count))
  }

  /// The memory of the elements, at least of one.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: (Int(last) + 1) * MemoryLayout<Element>.stride)
  }
}
