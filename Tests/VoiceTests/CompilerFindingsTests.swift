// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing
import Voice

/// Templates that can't be compiled are reported, and the others still work.
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
    ("(a;b;c;d;e;f;g;h;i)", "permutation-too-long", 1), ("<self>", "endless-rule", 3),
    ("<big> <big> <big> <big> <big>", "template-too-large", 1),
    (String(repeating: "(a|b)", count: 40), "template-too-large", 1),
    ("<twice0>", "template-too-large", 1), ("<deep0>", "nested-too-deeply", 1),
  ])
  func aTemplateThatCannotBeCompiledIsToldWithItsColumn(
    _ sentence: String, _ rule: String, _ column: Int
  ) throws {
    let big = "(" + (0..<15_000).map { "a\($0) b\($0)" }.joined(separator: "|") + ")"
    var rules = ["self": "a <self>", "big": big, "twice22": "a", "deep61": "a"]
    for depth in 0..<61 { rules["deep\(depth)"] = "<deep\(depth + 1)>" }
    for depth in 0..<22 { rules["twice\(depth)"] = "(<twice\(depth + 1)>|<twice\(depth + 1)>)" }
    let understander = try understander(sentence, rules: rules)
    #expect(understander.findings.map(\.rule) == [rule])
    #expect(understander.findings.first?.location.column == column)
    #expect(understander.interpretations(of: Utterance("hello")).first?.intent == "Good")
  }

  @Test(arguments: [
    String(repeating: "(a|b|c) ", count: 60), String(repeating: "[a] ", count: 10_000),
    String(repeating: "a", count: 4_001), "<both>",
  ])
  func aNameThatCouldBeSaidInCountlessWaysIsTold(_ name: String) throws {
    let place = SourceLocation(file: "test.yaml", line: 1, column: 1)
    var grammar = try Grammars.grammar(
      rules: ["both": "(<both0>|<both0>)"], intents: ["Go": ["go {place}"]])
    for depth in 0..<20 {
      let inner = depth == 19 ? "a" : "(<both\(depth + 1)>|<both\(depth + 1)>)"
      grammar.rules["both\(depth)"] = try SourcedTemplate(parsing: inner, at: place)
    }
    let phrases = try [name, "home"].map { try SourcedTemplate(parsing: $0, at: place).template }
    grammar.lists["place"] = SlotList(
      .values(phrases.map { ListValue(phrases: [$0], output: .string("far")) }))
    let understander = Understander(
      [UnderstandingSource(grammar: grammar)], habits: try Grammars.habits)
    #expect(understander.findings.map(\.rule) == ["name-too-large"])
    #expect(understander.interpretations(of: Utterance("go home")).first?.intent == "Go")
  }

  @Test(arguments: [(Int.min, Int.max), (0, Int.max), (Int.min, -1)])
  func aNumberRangeMayBeAsWideAsIntegersAre(_ from: Int, _ to: Int) {
    let range = NumberRange(from: from, to: to, step: 1)
    #expect(range.contains(from) && range.contains(to))
    #expect(range.contains(5) == (to >= 5))
    #expect(!NumberRange(from: 0, to: 10, step: 5).contains(7))
  }
}
