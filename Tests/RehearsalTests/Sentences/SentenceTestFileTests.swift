// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Rehearsal
import Testing
import Voice

struct SentenceTestFileTests {
  @Test func anIntentMayHoldItsSlotsAndContext() throws {
    let text = """
      tests:
        - sentences: [lights on]
          intent: {name: TurnOn, slots: {area: [Attic, Loft]}, context: {area: Attic}}
        - sentences: [hello]
          intent: Greet
      """
    let reading = SentenceTestFile.read(Data(text.utf8), file: "t.yaml", language: "en")
    #expect(reading.findings == [])
    let tests = reading.content.tests
    #expect(tests.map(\.intent) == ["TurnOn", "Greet"])
    #expect(tests[0].slots == ["area": ["Attic", "Loft"]])
    #expect(reading.content.context(of: tests[0]) == ["area": "Attic"])
  }

  @Test func mergedFixturesHoldEachAreaOnce() throws {
    let first = try fixtures("areas: [{name: Attic}]\nentities: [{name: Door, domain: lock}]")
    let second = try fixtures(
      "areas: [{name: attic}, {name: Loft}]\nentities: [{name: door, domain: cover}]")
    let house = SentenceFixtures.house(of: [first, second])
    #expect(house.areas.map(\.name.text) == ["Attic", "Loft"])
    #expect(house.entities.map(\.domain) == ["lock", "cover"])
    #expect(house.spellings["area"] == ["attic": "Attic", "loft": "Loft"])
  }

  private func fixtures(_ text: String) throws -> SentenceFixtures {
    let reading = SentenceTestFile.read(Data(text.utf8), file: "t.yaml", language: "en")
    #expect(reading.findings == [])
    return reading.content.fixtures
  }
}
