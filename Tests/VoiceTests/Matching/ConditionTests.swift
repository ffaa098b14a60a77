// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import Voice

/// The conditions of a block of sentences, beside its words.
struct ConditionTests {
  private let understander: Understander

  init() throws {
    understander = try Household.understander(
      """
      language: en
      lists:
        thing:
          values:
            - { in: "hall light", out: light.hall, context: { domain: light } }
            - { in: "hall fan", out: fan.hall, context: { domain: fan } }
            - { in: "hall", out: light.hall_ceiling, context: { domain: light } }
            - { in: "hall", out: fan.hall_vent, context: { domain: fan } }
      intents:
        Dim:
          data:
            - sentences: [ "dim {thing}" ]
              requires_context: { domain: light }
        Spin:
          data:
            - sentences: [ "spin {thing}" ]
              requires_context: { domain: [ fan, turbine ] }
              slots: { speed: 3 }
        Here:
          data:
            - sentences: [ "it is dark" ]
              requires_context: { area: { slot: true } }
        Everywhere:
          data:
            - sentences: [ "it is dark" ]
              excludes_context: { area: [ cellar, attic ] }
        Garden:
          data:
            - sentences: [ "water (the|my) (roses|lawn)" ]
              required_keywords: [ roses ]
      """, .english)
  }

  @Test(arguments: [("water my roses", 1), ("water my lawn", 0), ("water my rosess", 0)])
  func aRequiredKeywordCountsOnlyAsTyped(_ text: String, _ count: Int) {
    #expect(meanings(of: text).count == count)
  }

  /// The intents with their slots: `Spin thing=fan.hall speed=3`.
  private func meanings(of text: String, _ context: [String: JSONValue] = [:]) -> [String] {
    understander.interpretations(of: Utterance(text), context: context).map { reading in
      reading.intent.rawValue
        + reading.slots.map { slot in
          " \(slot.name)=" + slot.candidates.map(\.output.plain).joined(separator: "|")
        }.joined()
    }
  }

  @Test(arguments: [
    ("dim hall light", ["Dim thing=light.hall"]), ("dim hall fan", []),
    ("spin hall fan", ["Spin thing=fan.hall speed=3"]), ("spin hall light", []),
    // Of two things with the same name, the one that fits the condition is left.
    ("dim hall", ["Dim thing=light.hall_ceiling"]),
    ("spin hall", ["Spin thing=fan.hall_vent speed=3"]),
    ("water the roses", ["Garden"]), ("water my lawn", []),
  ])
  func theContextOfAValueDecidesWhichSentenceFits(_ text: String, _ meanings: [String]) {
    #expect(self.meanings(of: text) == meanings)
  }

  @Test(
    arguments: [
      ([:], ["Everywhere"]),
      (["area": .string("hall")], ["Here area=hall", "Everywhere"]),
      (["area": .string("cellar")], ["Here area=cellar"]),
      (["area": .null], ["Everywhere"]),
    ] as [([String: JSONValue], [String])])
  func theKnownContextDecidesWhichSentenceFits(_ context: [String: JSONValue], _ meanings: [String])
  {
    #expect(self.meanings(of: "it is dark", context) == meanings)
  }

  @Test func aMisspellingChangesNoConditionOfASentence() {
    #expect(meanings(of: "dim hall lihgt") == ["Dim thing=light.hall"])
    #expect(meanings(of: "dim hall fna") == [])
    #expect(meanings(of: "watr the roses") == ["Garden"])
    #expect(meanings(of: "watr the lawn") == [])
  }

  @Test func theContextOfAValuePrecedesTheKnownContext() {
    #expect(meanings(of: "dim hall light", ["domain": .string("fan")]) == ["Dim thing=light.hall"])
    #expect(meanings(of: "dim hall fan", ["domain": .string("light")]) == [])
  }
}
