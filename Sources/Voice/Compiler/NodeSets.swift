// SPDX-License-Identifier: Apache-2.0

/// Sets of nodes by number, each kept once: sorted runs in one array, found by hash.
struct NodeSets {
  private var nodes: [Int32] = []
  private var ends: [Int] = []
  private var slots: [Int32] = Array(repeating: -1, count: 256)

  var count: Int { ends.count }

  subscript(set: Int32) -> ArraySlice<Int32> { nodes[range(of: set)] }

  /// The number of a set; a new number if the set is new.
  /// - Parameter set: in ascending order.
  mutating func insert(_ set: [Int32]) -> Int32 {
    let slot = slot(of: set)
    if slots[slot] >= 0 { return slots[slot] }
    let number = Int32(ends.count)
    nodes += set
    ends.append(nodes.count)
    slots[slot] = number
    if ends.count * 2 > slots.count { grow() }
    return number
  }

  private func slot(of set: [Int32]) -> Int {
    let mask = slots.count - 1
    var slot = Self.hash(set[...]) & mask
    while slots[slot] >= 0, self[slots[slot]] != set[...] { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    var larger = [Int32](repeating: -1, count: slots.count * 2)
    let mask = larger.count - 1
    for set in 0..<Int32(ends.count) {
      var slot = Self.hash(self[set]) & mask
      while larger[slot] >= 0 { slot = (slot + 1) & mask }
      larger[slot] = set
    }
    slots = larger
  }

  private func range(of set: Int32) -> Range<Int> {
    (set == 0 ? 0 : ends[Int(set) - 1])..<ends[Int(set)]
  }

  private static func hash(_ set: ArraySlice<Int32>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for node in set { hash = (hash ^ UInt64(UInt32(bitPattern: node))) &* 0x9E37_79B9_7F4A_7C15 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 29))
  }
}
