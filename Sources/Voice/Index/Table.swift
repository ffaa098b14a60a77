// SPDX-License-Identifier: Apache-2.0

/// A run of plain values that never changes and never moves, safe to read at any place.
///
/// A place outside reads the nearest value instead: tables may come from a file, and no file may
/// bring the process down. An empty table reads as zero.
struct Table<Element: BitwiseCopyable>: @unchecked Sendable {
  /// Whatever keeps the memory alive.
  private let owner: AnyObject
  private let start: UnsafePointer<Element>
  private let last: UInt
  let count: Int

  init(_ elements: some Collection<Element>) {
    let memory = TableMemory(
      byteCount: max(elements.count, 1) * MemoryLayout<Element>.stride,
      alignment: MemoryLayout<Element>.alignment)
    let typed = memory.bytes.bindMemory(to: Element.self)
    _ = typed.update(fromContentsOf: elements)
    self.init(owner: memory, start: UnsafePointer(typed.baseAddress!), count: elements.count)
  }

  /// - Parameter start: to `count` elements, or to one of zeros where there are none; alive as long as
  ///   the owner.
  init(owner: AnyObject, start: UnsafePointer<Element>, count: Int) {
    self.owner = owner
    self.start = start
    self.count = count
    last = UInt(max(count, 1) - 1)
  }

  @inline(__always)
  subscript(place: some BinaryInteger) -> Element {
    start[Int(bitPattern: min(UInt(truncatingIfNeeded: place), last))]
  }

  /// The elements, for as long as the closure runs.
  @inline(__always)
  func withBuffer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    withExtendedLifetime(owner) { body(UnsafeBufferPointer(start: start, count: count)) }
  }

  /// The first place of a range, sorted there, whose value is not below another; the range's end
  /// when all are.
  @inline(__always)
  func lowerBound(of value: Element, in range: Range<Int>) -> Int where Element: Comparable {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
