// SPDX-License-Identifier: Apache-2.0

import Testing
import Voice

/// The words of an utterance that negate it.
struct NegationTests {
  @Test(arguments: [
    ("don't turn on the lights", "don't"), ("please DO NOT turn on the lights", "DO NOT"),
    ("don't forget to turn on the lights", nil), ("turn on the lights", nil),
  ])
  func theNegationInAnUtteranceIsToldAsTyped(_ text: String, _ negation: String?) throws {
    let household = try Household.of(.english)
    #expect(household.understander.negation(in: Utterance(text)) == negation)
    #expect(household.understander.isNegated(Utterance(text)) == (negation != nil))
  }
}
