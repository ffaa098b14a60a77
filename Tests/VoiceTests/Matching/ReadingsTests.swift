// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing
import Voice

/// The other candidates beside the interpretations.
struct ReadingsTests {
  static let grammar = """
    language: en
    lists:
      thing: { values: [lamp, radio] }
    intents:
      On:
        data:
          - sentences: ["start {thing}", "start lamp", "start the {thing}"]
      Off:
        data:
          - sentences: ["stop {thing}"]
      Keep:
        data:
          - sentences: ["don't stop {thing}", "don't stop the {thing}"]
    """

  private func readings(_ text: String) throws -> [String] {
    try Household.understander(Self.grammar, .english).readings(of: Utterance(text))
      .map { "\($0.intent): \($0.template.text)" }
  }

  @Test func readingsIncludeOtherSentencesOfTheSameIntent() throws {
    #expect(
      try readings("start lamp") == [
        "On: start lamp", "On: start {thing}", "On: start the {thing}",
      ])
  }

  @Test func aNegatedTextHasNoForgivenReadings() throws {
    #expect(try readings("don't stop lamp") == ["Keep: don't stop {thing}"])
    #expect(try readings("stop lamp") == ["Off: stop {thing}"])
    #expect(try readings("don't stop rdio") == [])
  }

  @Test func aTextThatIsNotUnderstoodHasNoReadings() throws {
    #expect(try readings("purple") == [])
  }
}
