// SPDX-License-Identifier: Apache-2.0

import Foundation
import Suggestions
import Testing

/// Weights come from a file that anybody may have edited.
struct OddWeightsTests {
  private static let now = Date(timeIntervalSince1970: 1_768_435_200)

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func aWeightThatIsNotFiniteIsIgnored(_ weight: Double) {
    var habits = Habits(at: Self.now)
    for kind in HabitTrait.Kind.allCases {
      habits.add(weight, to: 1, by: kind)
      habits.add(HabitWeight.weight(of: Self.now), to: 2, by: kind)
    }
    #expect(habits.likeliest(3) == [2])
  }
}
