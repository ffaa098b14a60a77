// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Testing

@testable import Voice

/// Sets of nodes, each stored once, compared with a dictionary.
struct NodeSetsTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func nodeSetsKeepEachSetOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (sets, expected) = (NodeSets(), [[Int32]: Int32]())
    var wrong: [[Int32]] = []
    for _ in 0..<2_000 {
      let set = (0..<11).filter { _ in Bool.random(using: &random) }.map(Int32.init)
      let number = sets.insert(set)
      if number != expected[set, default: Int32(expected.count)] { wrong.append(set) }
      expected[set] = number
    }
    wrong += expected.filter { Array(sets[$0.value]) != $0.key }.keys
    #expect(wrong.isEmpty, "seed \(seed)")
    #expect(sets.count == expected.count, "seed \(seed)")
  }

  @Test func anEmptyNodeSetIsKeptOnceToo() {
    var sets = NodeSets()
    let numbers = [[], [1], []].map { sets.insert($0) }
    #expect(numbers == [0, 1, 0])
    #expect(sets[0].isEmpty)
  }

  @Test func clearedNodeMarksAreForgotten() {
    var marks = NodeMarks(count: 3)
    let isNew = [1, 1, 2].map { marks.insert($0) }
    marks.clear()
    let isNewAgain = [1, 2].map { marks.insert($0) }
    #expect(isNew == [true, false, true] && isNewAgain == [true, true])
  }
}
