// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing

@testable import Voice

struct DateGrammarTests {
  private func recognizer(_ intents: [IntentID: [String]], rules: [String: String] = [:]) throws
    -> (dates: DateGrammar, values: ValueRecognizer)
  {
    let dates = DateGrammar(try Grammars.grammar(rules: rules, intents: intents))
    return (dates, ValueRecognizer(language: "en", words: ValueWords(), dates: dates))
  }

  @Test func aDateGrammarOfAFewLinesFindsDates() throws {
    let language = try recognizer(
      ["Weekday": ["(on|next) {weekday}[ <rest>]"]], rules: ["rest": "noon"])
    #expect(language.dates.findings.isEmpty)
    let values = language.values.values(in: "Come ON Friday noon!", now: SaidDate.now)
    #expect(values.map(\.heard) == ["ON Friday noon"])
    #expect(values.map(\.value) == [.string("2016-11-11")])
  }

  @Test(arguments: [
    ("Easter", "{weekday}", "unknown-meaning"), ("Weekday", "{weekdy}", "unknown-list"),
    ("Weekday", "<rest> {weekday}", "unknown-rule"),
    ("Weekday", "${weekday}", "unknown-parameter"),
  ])
  func anUnknownNameInADateGrammarIsTold(_ meaning: IntentID, _ sentence: String, _ rule: String)
    throws
  {
    let findings = try recognizer([meaning: [sentence]]).dates.findings
    #expect(findings.map(\.rule) == [rule])
  }

  @Test func aDateRuleThatIncludesItselfIsTold() throws {
    let findings = try recognizer(["Weekday": ["<a> {weekday}"]], rules: ["a": "[x <a>]"]).dates
      .findings
    #expect(findings.map(\.rule) == ["unknown-rule"])
  }

  @Test func aRecursiveDateSentenceStillFindsDates() throws {
    let language = try recognizer(["Weekday": ["{date} or {weekday}", "{weekday}"]])
    let values = language.values.values(in: "Monday or Friday", now: SaidDate.now)
    #expect(values.map(\.heard) == ["Monday", "Friday"])
  }
}
