// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

struct CostTests {
  @Test(arguments: [(0, 0), (3, 0), (0, 1_000), (1_000_000, 2_600)])
  func aCostKeepsItsPlainAndItsTolerancePart(_ plain: Int, _ tolerance: Int) {
    let cost = Cost(plain, tolerance: tolerance)
    #expect(cost.plain == plain && cost.tolerance == tolerance)
    let sum = cost + Cost(7, tolerance: 11)
    #expect(sum.plain == plain + 7 && sum.tolerance == tolerance + 11)
  }

  @Test func theToleranceOfACostOutweighsEverythingElse() {
    #expect(Cost(1_000_000) < Cost(0, tolerance: 1))
    #expect(Cost(1, tolerance: 300) < Cost(2, tolerance: 300))
    #expect(!(Cost.none < Cost(0)))
  }
}
