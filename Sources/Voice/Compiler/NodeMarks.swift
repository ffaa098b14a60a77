// SPDX-License-Identifier: Apache-2.0

/// Which nodes were seen, forgotten in constant time.
struct NodeMarks {
  private var marks: [UInt32]
  private var current: UInt32 = 1

  init(count: Int) { marks = Array(repeating: 0, count: count) }

  mutating func clear() { current += 1 }

  /// Whether the node was not seen before.
  mutating func insert(_ node: Int32) -> Bool {
    guard marks[Int(node)] != current else { return false }
    marks[Int(node)] = current
    return true
  }
}
