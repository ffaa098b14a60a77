// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import Voice

/// The phrases of a template, and that a compiled sentence has the same.
struct TemplateExpanderTests {
  @Test(arguments: [
    ("x(a;b)y", ["x a b y", "x b a y"]), ("(a;b)", ["a b", "b a"]),
    (
      "(a;b;c)",
      ["a b c", "a c b", "b a c", "b c a", "c a b", "c b a"]
    ),
    ("light[s]", ["light", "lights"]), ("x[(a;b)]y", ["x a b y", "x b a y", "xy"]),
  ])
  func anExpandedTemplateHasThePhrasesOfItsSentence(_ template: String, _ expected: [String]) throws
  {
    let parsed = try SourcedTemplate(parsing: template, at: SourceLocation(file: "test.yaml"))
    let phrases = TemplateExpander().phrases(of: parsed.template)
      .map { Utterance($0).words.joined(separator: " ") }
    #expect(phrases.sorted() == expected)
    let understander = Understander(
      [UnderstandingSource(grammar: try Grammars.grammar(intents: ["Say": [template]]))],
      habits: try Grammars.habits)
    for phrase in expected + ["xaby", "xa by"] {
      let isHeard = !understander.interpretations(of: Utterance(phrase), forgiving: false).isEmpty
      #expect(isHeard == expected.contains(phrase), "\(phrase)")
    }
  }
}
