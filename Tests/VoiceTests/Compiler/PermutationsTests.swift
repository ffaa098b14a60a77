// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

struct PermutationsTests {
  @Test(arguments: [(0, 1), (1, 1), (2, 2), (3, 6), (4, 24), (5, 120), (6, 1)])
  func areAllOrdersOfAFew(_ parts: Int, _ count: Int) {
    let orders = Permutations.all(of: Array(0..<parts))
    #expect(orders.count == count)
    #expect(Set(orders).count == count)
    #expect(orders.first == Array(0..<parts))
    #expect(orders.allSatisfy { $0.sorted() == Array(0..<parts) })
  }
}
