// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Testing

@testable import Voice

/// A growing run of plain values behaves like an array.
struct StackTests {
  private func elements(of stack: borrowing Stack<Int32>) -> [Int32] {
    (0..<stack.count).map { stack[$0] }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func aStackDoesWhatAnArrayDoes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var stack = Stack<Int32>(capacity: 2)
    var array: [Int32] = []
    for _ in 0..<400 {
      let element = Int32.random(in: 0..<50, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let last = stack.popLast()
        #expect(last == array.popLast())
      case 1:
        let place = Int.random(in: 0...array.count, using: &random)
        stack.insert(element, at: place)
        array.insert(element, at: place)
      case 2 where !array.isEmpty:
        let place = Int.random(in: array.indices, using: &random)
        stack[place] = element
        array[place] = element
      case 3:
        let end = Int.random(in: 0...(array.count + 2), using: &random)
        let isThere = stack.contains(element, before: end)
        #expect(isThere == array.prefix(end).contains(element))
      default:
        stack.append(element)
        array.append(element)
      }
    }
    #expect(elements(of: stack) == array, "seed \(seed)")
    stack.sort(by: <)
    #expect(elements(of: stack) == array.sorted(), "seed \(seed)")
  }

  @Test func anEmptyStackHasNothingToGive() {
    var stack = Stack<Int32>(capacity: 0)
    #expect(elements(of: stack).isEmpty)
    let (last, isThere) = (stack.popLast(), stack.contains(1, before: 5))
    #expect(last == nil && !isThere)
    stack.sort(by: <)
    stack.append(7)
    #expect(elements(of: stack) == [7])
  }

  @Test func aStackIsFilledWithARepeatedValue() {
    let stack = Stack<Int32>(repeating: -1, count: 3)
    #expect(elements(of: stack) == [-1, -1, -1])
  }

  @Test func aStackForgetsAllItsElementsAtOnce() {
    var stack = Stack<Int32>(repeating: 4, count: 3)
    stack.removeAll()
    let isThere = stack.contains(4, before: 3)
    #expect(elements(of: stack).isEmpty && !isThere)
  }
}
