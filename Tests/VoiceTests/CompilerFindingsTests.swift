// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing
import Voice

/// Templates that can't be compiled are told, and the others still work.
struct CompilerFindingsTests {
  private func understander(
    _ sentence: String, rules: [String: String] = [:]
  ) throws -> Understander {
    let grammar = try Grammars.grammar(
      rules: rules, intents: ["Bad": [sentence], "Good": ["hello"]])
    return Understander([UnderstandingSource(grammar: grammar)], habits: try Grammars.habits)
  }

  @Test(arguments: [
    ("go to {place}", "unknown-list", 7), ("<polite> go", "unknown-rule", 1),
    ("(a;b;c;d;e;f;g;h;i)", "permutation-too-long", 1), ("<self>", "endless-rule", 1),
    ("<big> <big> <big> <big> <big>", "template-too-large", 1),
    (String(repeating: "(a|b)", count: 40), "template-too-large", 1),
    ("<twice0>", "template-too-large", 1),
  ])
  func areTold(_ sentence: String, _ rule: String, _ column: Int) throws {
    let big = "(" + (0..<15_000).map { "a\($0) b\($0)" }.joined(separator: "|") + ")"
    var rules = ["self": "a <self>", "big": big, "twice22": "a"]
    for depth in 0..<22 { rules["twice\(depth)"] = "(<twice\(depth + 1)>|<twice\(depth + 1)>)" }
    let understander = try understander(sentence, rules: rules)
    #expect(understander.findings.map(\.rule) == [rule])
    #expect(understander.findings.first?.location.column == column)
    #expect(understander.interpretations(of: Utterance("hello")).first?.intent == "Good")
  }

  @Test func namesThatCouldBeSaidInCountlessWaysAreCut() throws {
    var grammar = try Grammars.grammar(intents: ["Go": ["go {place}"]])
    let place = SourceLocation(file: "test.yaml")
    let name = try SourcedTemplate(
      parsing: String(repeating: "(a|b|c) ", count: 60), at: place)
    grammar.lists["place"] = SlotList(
      .values([ListValue(phrases: [name.template], output: .string("far"))]))
    let understander = Understander(
      [UnderstandingSource(grammar: grammar)], habits: try Grammars.habits)
    let said = "go " + String(repeating: "a ", count: 60)
    #expect(understander.interpretations(of: Utterance(said)).first?.intent == "Go")
  }

  @Test(arguments: [(Int.min, Int.max), (0, Int.max), (Int.min, -1)])
  func rangesMayBeAsWideAsNumbersAre(_ from: Int, _ to: Int) {
    let range = NumberRange(from: from, to: to, step: 1)
    #expect(range.contains(from) && range.contains(to))
    #expect(range.contains(5) == (to >= 5))
    #expect(!NumberRange(from: 0, to: 10, step: 5).contains(7))
  }
}
