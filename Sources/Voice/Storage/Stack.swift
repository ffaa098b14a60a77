// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A growing array of plain values with a single owner, so it needs neither reference counts nor
/// checks for uniqueness. An index out of range stops the program.
struct Stack<Element: BitwiseCopyable>: ~Copyable {
  /// Nil until the first element is added.
  private var memory: UnsafeMutablePointer<Element>?
  private var capacity: Int
  private(set) var count = 0

  /// - Parameter capacity: how many elements the first allocation holds.
  init(capacity: Int) { self.capacity = max(capacity, 1) }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    let memory = Self.allocate(capacity)
    memory.initialize(repeating: element, count: count)
    (self.memory, self.count) = (memory, count)
  }

  deinit { free(memory) }

  var isEmpty: Bool { count == 0 }

  subscript(place: some BinaryInteger) -> Element {
    @inline(__always) get {
      precondition(UInt(truncatingIfNeeded: place) < UInt(bitPattern: count))
      return memory.unsafelyUnwrapped[Int(place)]
    }
    @inline(__always) set {
      precondition(UInt(truncatingIfNeeded: place) < UInt(bitPattern: count))
      memory.unsafelyUnwrapped[Int(place)] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if memory == nil || count == capacity { grow() }
    memory.unsafelyUnwrapped[count] = element
    count += 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return memory.unsafelyUnwrapped[count]
  }

  /// Inserts an element before the one at a place.
  mutating func insert(_ element: Element, at place: Int) {
    precondition((0...count).contains(place))
    append(element)
    var current = count - 1
    while current > place {
      self[current] = self[current - 1]
      current -= 1
    }
    self[current] = element
  }

  /// Removes all elements and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Whether an element is among the first ones, up to a place.
  func contains(_ element: Element, before end: Int) -> Bool where Element: Equatable {
    UnsafeBufferPointer(start: memory, count: min(end, count)).contains(element)
  }

  mutating func sort(by precedes: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: memory, count: count)
    elements.sort(by: precedes)
  }

  @inline(never)
  private mutating func grow() {
    guard let full = memory else {
      memory = Self.allocate(capacity)
      return
    }
    let larger = Self.allocate(2 * capacity)
    larger.update(from: full, count: count)
    free(full)
    (memory, capacity) = (larger, 2 * capacity)
  }

  /// `malloc` is twice as fast here as the standard library's allocation with an alignment.
  private static func allocate(_ count: Int) -> UnsafeMutablePointer<Element> {
    malloc(count * MemoryLayout<Element>.stride)!.bindMemory(to: Element.self, capacity: count)
  }
}
