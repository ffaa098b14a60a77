// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal
import Testing

struct SentenceExpectationTests {
  struct Comparison: CustomTestStringConvertible, Sendable {
    var name: String
    var expected: SentenceExpectation
    var heard: [String: JSONValue]
    var isRight: Bool

    var testDescription: String { name }
  }

  static let comparisons = [
    Comparison(
      name: "equal numbers of different types are the same",
      expected: .init(intent: "Dim", slots: ["level": [50]]),
      heard: ["level": .decimal(50)], isRight: true),
    Comparison(
      name: "a text is refused where a number is expected",
      expected: .init(intent: "Dim", slots: ["level": [50]]),
      heard: ["level": "50"], isRight: false),
    Comparison(
      name: "any of several expected values is accepted",
      expected: .init(intent: "Dim", slots: ["kind": ["blind", "shade"]]),
      heard: ["kind": "shade"], isRight: true),
    Comparison(
      name: "a list that holds the expected value is accepted",
      expected: .init(intent: "Dim", slots: ["kind": ["blind"]]),
      heard: ["kind": .array(["blind", "shade"])], isRight: true),
    Comparison(
      name: "a missing slot is refused", expected: .init(intent: "Dim", slots: ["level": [50]]),
      heard: [:], isRight: false),
    Comparison(
      name: "an unexpected slot is refused", expected: .init(intent: "Dim"), heard: ["level": 50],
      isRight: false),
    Comparison(
      name: "an unsaid slot with an expected value is accepted",
      expected: .init(intent: "Dim", unsaidSlots: ["domain": ["light", "fan"]]),
      heard: ["domain": "fan"], isRight: true),
    Comparison(
      name: "a missing unsaid slot is accepted",
      expected: .init(intent: "Dim", unsaidSlots: ["domain": ["light"]]),
      heard: [:], isRight: true),
    Comparison(
      name: "an unsaid slot with another value is refused",
      expected: .init(intent: "Dim", unsaidSlots: ["domain": ["light"]]),
      heard: ["domain": "cover"], isRight: false),
    Comparison(
      name: "an ignored slot is accepted", expected: .init(intent: "Dim", ignoredSlots: ["area"]),
      heard: ["area": "Attic"], isRight: true),
  ]

  @Test(arguments: comparisons)
  func anExpectationAcceptsTheRightMeaningsOnly(_ comparison: Comparison) {
    let meaning = SentenceMeaning(intent: "Dim", slots: comparison.heard)
    #expect(comparison.expected.accepts(meaning) == comparison.isRight)
  }

  @Test func aMeaningWithAnotherIntentIsWrong() {
    let meaning = SentenceMeaning(intent: "Brighten")
    let expected = SentenceExpectation(intent: "Dim")
    #expect(expected.verdict(on: meaning) == .wrong(meaning))
    #expect(expected.verdict(on: nil) == .notUnderstood)
  }

  @Test func understandingNothingIsRightWhenNoIntentIsExpected() {
    let expected = SentenceExpectation(intent: nil)
    #expect(expected.verdict(on: nil) == .right)
    #expect(expected.verdict(on: .init(intent: "Dim")) == .wrong(.init(intent: "Dim")))
  }

  @Test func expectedNamesAreSpeltAsInTheHouse() {
    let expected = SentenceExpectation(intent: "Dim", slots: ["area": ["ATTIC"], "item": ["Tea"]])
    let spelt = expected.spelt(as: ["area": ["attic": "Attic"], "item": [:]])
    #expect(spelt.slots == ["area": ["Attic"], "item": ["Tea"]])
  }

  @Test func aFailureShowsTheExpectedAndTheActualMeaning() {
    let outcome = SentenceOutcome(
      sentence: .init("dim the fan", at: .init(file: "t.yaml", line: 3, column: 7)),
      expectation: .init(
        intent: "Dim", slots: ["name": ["Fan"]], unsaidSlots: ["domain": ["light", "fan"]]),
      verdict: .wrong(.init(intent: "Dim", slots: ["level": 5])))
    #expect(
      "\(outcome)" == """
        t.yaml:3:7: dim the fan
          - Dim domain="light"|"fan"? name="Fan"
          + Dim level=5
        """)
  }
}
