// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import Voice

struct TemplateParserTests {
  private func parse(_ text: String) throws(FindingsError) -> Template {
    var parser = TemplateParser(text, at: SourceLocation(file: "t.yaml", line: 3, column: 10))
    return try parser.parse()
  }

  @Test func everyPartOfATemplateIsParsed() throws {
    #expect(try parse("turn on") == .text("turn on"))
    #expect(try parse("(a|b)") == .alternatives([.text("a"), .text("b")]))
    #expect(try parse("light[s]") == .sequence([.text("light"), .optional(.text("s"))]))
    #expect(try parse("(a;b)") == .permutation([.text("a"), .text("b")]))
    #expect(try parse("{room}") == .list(.init("room", offset: 0)))
    #expect(
      try parse("in {room:place}")
        == .sequence([.text("in "), .list(.init("room", slot: "place", offset: 3))]))
    #expect(try parse("<polite>") == .rule(.init("polite", offset: 0)))
    #expect(try parse("${applicationName}") == .token(.init("applicationName", offset: 0)))
    #expect(try parse("a\tb\u{3000}c") == .text("a b c"))
    #expect(try parse(#"\[a\] costs 5$"#) == .text("[a] costs 5$"))
    #expect(try parse("") == .sequence([]))
    #expect(try parse("(a|)") == .alternatives([.text("a"), .sequence([])]))
  }

  @Test func placesInATemplateAreCountedInCharacters() throws {
    let template = try parse("été {room}")
    #expect(template == .sequence([.text("été "), .list(.init("room", offset: 4))]))
  }

  @Test(arguments: [
    ("turn [on", "t.yaml:3:15: error: '[' is never closed; add ']' [template-syntax]"),
    ("(a|b", "t.yaml:3:10: error: '(' is never closed; add ')' [template-syntax]"),
    ("(a]", "t.yaml:3:10: error: '(' is never closed; add ')' [template-syntax]"),
    ("a)", #"t.yaml:3:11: error: ')' closes nothing; remove it or write '\)' [template-syntax]"#),
    ("a}", #"t.yaml:3:11: error: '}' closes nothing; remove it or write '\}' [template-syntax]"#),
    ("{room", "t.yaml:3:10: error: '{' is never closed; add '}' [template-syntax]"),
    ("${room", "t.yaml:3:10: error: '${' is never closed; add '}' [template-syntax]"),
    ("<>", "t.yaml:3:10: error: a rule without a name; write <name> [template-syntax]"),
    (
      "(a|b;c)",
      "t.yaml:3:14: error: '|' and ';' in one group; put one of them in brackets of its own "
        + "[template-syntax]"
    ),
    ("é{", "t.yaml:3:11: error: '{' is never closed; add '}' [template-syntax]"),
  ])
  func aSyntaxErrorInATemplateIsToldWithItsPlace(_ text: String, _ finding: String) {
    #expect(throws: FindingsError.self) { try parse(text) }
    do {
      _ = try parse(text)
    } catch {
      #expect(error.description == finding)
    }
  }

  @Test func bracketsThatNestTooDeeplyAreRefused() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: FindingsError.self) { try parse(deep) }
  }
}
