// SPDX-License-Identifier: Apache-2.0

/// A growing run of plain values with one owner: no reference counts, and nothing to check before it is
/// changed.
struct Stack<Element: BitwiseCopyable>: ~Copyable {
  private var memory: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  /// - Parameter capacity: for how many there is room at first.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    memory = .allocate(capacity: self.capacity)
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    memory.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit { memory.deallocate() }

  var isEmpty: Bool { count == 0 }

  subscript(place: some BinaryInteger) -> Element {
    @inline(__always) get {
      precondition(UInt(truncatingIfNeeded: place) < UInt(bitPattern: count))
      return memory[Int(place)]
    }
    @inline(__always) set {
      precondition(UInt(truncatingIfNeeded: place) < UInt(bitPattern: count))
      memory[Int(place)] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    memory[count] = element
    count += 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return memory[count]
  }

  /// Puts an element before the one at a place.
  mutating func insert(_ element: Element, at place: Int) {
    append(element)
    var current = count - 1
    while current > place {
      memory[current] = memory[current - 1]
      current -= 1
    }
    memory[current] = element
  }

  /// Forgets all elements and keeps the room they had.
  mutating func removeAll() { count = 0 }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    larger.update(from: memory, count: count)
    memory.deallocate()
    (memory, capacity) = (larger, 2 * capacity)
  }
}
