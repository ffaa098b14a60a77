// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import SourceReader

/// The nesting of code is measured before a parser follows it.
struct CodeDepthTests {
  static func times(_ text: String) -> String { String(repeating: text, count: 30) }

  static let deep = [
    "let x = a" + times(".b"), "let x = a" + times("\n  // and\n  .b"), "let x = a" + times(".`b`"),
    "let x = " + times("("), "let x = a" + times("()"), "let x = a" + times("!"),
    "let x: A" + times("?"), "let x: " + times("(A) -> ") + "A", "let x: " + times("A<B, "),
    "let x = " + times("try "), "let x = " + times("try\n"),
    "if a == b {}" + times(" else if a == b {}"), times("#if A\n"),
    "let x = \"" + times("\\(\""), "let x = \"\\(a" + times(".b") + ")\"",
    "let x = #\"\\#(a" + times(".b") + ")\"#",
  ]

  @Test(arguments: deep)
  func nestedAndChainedCodeCountsAsDeep(_ code: String) {
    #expect(CodeDepth.excess(in: code, bound: 25) != nil)
    #expect(CodeDepth.excess(in: code) == nil)
  }

  @Test(arguments: [
    times("a.b.c(d)\n"), times("var a: Int?\n"), times("x = y!; "), times("/* ((( */ // {{{ ...\n"),
    "let x = \"" + times("(. ") + "\"", "let x = \"\"\"\n" + times("(.\n") + "\"\"\"",
    "let x = [" + times("a.b: .c(d), ") + "]", "let x = a" + times(" + a.b"),
    times("if a { b() } else { c() }\n"), times("#if A\na\n#endif\n"),
    "let x = #\"\\(" + times("(.") + "\"#", times("let x = \"a \\(b.c) d\"\n"),
  ])
  func codeSideBySideDoesNotCountAsDeep(_ code: String) {
    #expect(CodeDepth.excess(in: code, bound: 25) == nil)
  }

  @Test func theLineOfTooDeepCodeIsTold() {
    let code = "let a = 1\n/*\n*/\n\nlet b = \"\"\"\n\n\"\"\"\nlet x = " + Self.times("(")
    #expect(CodeDepth.excess(in: code, bound: 25) == 8)
  }

  @Test func aFileThatNestsTooDeeplyIsLeftOutAndTold() {
    let app = AppSources([
      "Chain.swift": "\nlet x = a" + String(repeating: ".b", count: 50_000),
      "Soup.swift": "struct OrderSoup: AppIntent {}",
    ]).app
    #expect(app.intents.map(\.name) == ["OrderSoup"])
    #expect(app.unknowns.map(\.subject) == [.file])
    #expect(
      app.unknowns.first?.finding.description == """
        Chain.swift:2: note: the file is not read: its brackets and members nest deeper than 500; \
        split the expression [unknown-file]
        """)
  }
}
