// SPDX-License-Identifier: Apache-2.0

/// A run of plain values in an arena's memory, safe to read at any place for as long as the arena lives.
///
/// A place outside reads the nearest value instead: tables may come from a file, and no file may
/// bring the process down. An empty table reads as zero.
struct Table<Element: BitwiseCopyable>: BitwiseCopyable, @unchecked Sendable {
  private let start: UnsafePointer<Element>
  private let last: UInt
  let count: Int

  /// Over memory that holds the elements already, one at least; its kind is that of the element.
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

  /// The places from one to another that there are.
  @inline(__always)
  func range(_ start: some BinaryInteger, _ end: some BinaryInteger) -> Range<Int> {
    let start = min(Int(start), count)
    return start..<max(start, min(Int(end), count))
  }

  /// The elements, to be used while the closure runs.
  @inline(__always)
  func withBuffer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: count))
  }

  /// The memory, one element at least.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: (Int(last) + 1) * MemoryLayout<Element>.stride)
  }
}
