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
    ("(a;b;c;d;e;f)", "permutation-too-long", 1), ("<self>", "endless-rule", 1),
    ("<big> <big> <big> <big> <big>", "template-too-large", 1),
  ])
  func areTold(_ sentence: String, _ rule: String, _ column: Int) throws {
    let big = "(" + (0..<15_000).map { "a\($0) b\($0)" }.joined(separator: "|") + ")"
    let understander = try understander(sentence, rules: ["self": "a <self>", "big": big])
    #expect(understander.findings.map(\.rule) == [rule])
    #expect(understander.findings.first?.location.column == column)
    #expect(understander.interpretations(of: Utterance("hello")).first?.intent == "Good")
  }
}
