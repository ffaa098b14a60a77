// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
import IntentModel
import Testing
import Voice

@testable import AppFiles

struct GrammarFileTests {
  private func read(_ text: String) -> Reading<Grammar> {
    GrammarFile.read(SourceText(text, file: "a.yaml"))
  }

  private func template(_ text: String, _ line: Int, _ column: Int) throws -> SourcedTemplate {
    try SourcedTemplate(
      parsing: text, at: SourceLocation(file: "a.yaml", line: line, column: column))
  }

  @Test func everyPartOfAGrammarFileIsRead() throws {
    let reading = read(
      """
      language: fr
      settings:
        ignore_whitespace: true
        filter_with_regex: false
      skip_words:
        - "s'il te plaît"
      lists:
        size:
          values: [petit, "grand[e]"]
          metadata: {kind: cup}
        soup:
          values:
            - in: "[la] soupe (de|du) jour"
              out: day
              context: {hot: true, level: 2}
              metadata: {price: 6.5}
        quantity:
          range: {type: number, from: 1, to: 10, step: 2, multiplier: 0.5, fractions: halves}
        message:
          wildcard: true
      expansion_rules:
        order: (commande|prends)
      intents:
        OrderSoup:
          data:
            - sentences: ["<order> {quantity} {soup}"]
              slots: {size: large, count: 1}
              requires_context:
                domain: [soup, drink]
                area: {slot: true}
                kind: {value: hot, slot: true}
                any:
              excludes_context: {closed: true}
              required_keywords: [soupe]
              expansion_rules: {order: donne}
              lists: {soup: {wildcard: true}}
              response: ordered
              example: "commande deux soupes"
              metadata: {author: me}
      """)
    #expect(reading.findings.map(\.description) == [])
    let grammar = reading.content
    #expect(grammar.language == "fr")
    #expect(grammar.ignoresWhitespace)
    #expect(grammar.skipWords == [try template("s'il te plaît", 6, 6)])
    #expect(
      grammar.lists["size"]
        == SlotList(
          .values([
            ListValue(phrases: [.text("petit")], output: .string("petit")),
            ListValue(
              phrases: [.sequence([.text("grand"), .optional(.text("e"))])],
              output: .string("grand[e]")),
          ]), metadata: ["kind": .string("cup")]))
    #expect(
      grammar.lists["quantity"]
        == SlotList(
          .range(
            NumberRange(
              from: 1, to: 10, step: 2, multiplier: 0.5, fractions: "halves", type: "number"))))
    #expect(grammar.lists["message"] == SlotList(.wildcard))
    #expect(grammar.rules == ["order": try template("(commande|prends)", 22, 10)])
    let block = try #require(grammar["OrderSoup"].first)
    #expect(block.sentences == [try template("<order> {quantity} {soup}", 26, 22)])
    #expect(block.slots == ["size": .string("large"), "count": .integer(1)])
    #expect(
      block.requiresContext == [
        "domain": ContextRequirement(accepted: [.string("soup"), .string("drink")]),
        "area": ContextRequirement(fillsSlot: true),
        "kind": ContextRequirement(accepted: [.string("hot")], fillsSlot: true),
        "any": ContextRequirement(),
      ])
    #expect(block.excludesContext == ["closed": [.boolean(true)]])
    #expect(block.requiredKeywords == ["soupe"])
    #expect(block.rules == ["order": try template("donne", 35, 34)])
    #expect(block.lists == ["soup": SlotList(.wildcard)])
    #expect(block.response == "ordered")
    #expect(
      block.metadata == ["author": .string("me"), "example": .string("commande deux soupes")])
  }

  @Test func listValuesAreReadWithTheirContext() throws {
    let reading = read(
      "lists: {a: {values: [{in: [x, y], out: 5, context: {c: [1, 2.5, on, null]}}]}}")
    #expect(reading.findings == [])
    let context = JSONValue.array([.integer(1), .decimal(2.5), .string("on"), .null])
    #expect(
      reading.content.lists["a"]
        == SlotList(
          .values([
            ListValue(
              phrases: [.text("x"), .text("y")], output: .integer(5), context: ["c": context])
          ])))
  }

  @Test func aGrammarFileInJSONIsRead() throws {
    let reading = read(
      """
      {"language":"en","intents":{"Greet":{"data":[{"sentences":["hello {who}"],
      "slots":{"n":1,"loud":true}}]}},"lists":{"who":{"values":["you","\\u00e9"]}}}
      """)
    #expect(reading.findings == [])
    let block = try #require(reading.content["Greet"].first)
    #expect(block.sentences == [try template("hello {who}", 1, 61)])
    #expect(block.slots == ["n": .integer(1), "loud": .boolean(true)])
  }

  @Test(arguments: [
    (#""\ud83c\udf72""#, "🍲"), (#""\uD83C\uDF72x""#, "🍲x"),
    (#""\\ud83c\\udf72""#, #"\ud83c\udf72"#),
    (#""\u00e9""#, "é"),
  ]) func escapesInAJSONGrammarAreRead(_ escaped: String, _ text: String) {
    let reading = read(
      #"{"intents": {"A": {"data": [{"sentences": ["x"], "response": \#(escaped)}]}}}"#)
    #expect(reading.findings == [])
    #expect(reading.content["A"].first?.response == text)
  }

  @Test func blocksOfAGivenIntentAreRead() {
    let source = SourceText("data:\n- sentences: [hello]", file: "a.yaml")
    let grammar = GrammarFile.read(source, intent: "Greet").content
    #expect(grammar["Greet"].flatMap(\.sentences).map(\.text) == ["hello"])
    #expect(GrammarFile.read(source).findings.map(\.rule) == ["unknown-key"])
  }

  @Test func sentenceTestsInAGrammarFileAreIgnored() {
    #expect(read("language: en\ntests:\n- sentences: [hello]") == Reading(Grammar(language: "")))
  }

  @Test(arguments: [
    ("true", JSONValue.boolean(true)), ("'true'", .string("true")), ("on", .string("on")),
    ("yes", .string("yes")), ("12", .integer(12)), ("-3", .integer(-3)), ("0x1F", .integer(31)),
    ("\"12\"", .string("12")), ("1.50", .decimal(1.5)), ("2e3", .decimal(2000)),
    ("007", .string("007")), ("1.2.3", .string("1.2.3")), ("~", .null), ("", .null),
    ("!!str 5", .string("5")), (".5", .decimal(0.5)),
    ("99999999999999999999", .decimal(1e20)), ("1_000", .string("1_000")),
  ]) func scalarsInAGrammarKeepTheirTypes(_ text: String, _ value: JSONValue) {
    let reading = read("intents: {A: {data: [{sentences: [x], slots: {s: \(text)}}]}}")
    #expect(reading.findings == [])
    #expect(reading.content["A"].first?.slots == ["s": value])
  }

  @Test(arguments: [
    ("- hello", "a.yaml:5:13"), ("- \"hello\"", "a.yaml:5:14"), ("- 'it''s'", "a.yaml:5:14"),
    ("- \"say \\\"a\\\"\"", "a.yaml:5:14"), ("- |\n            hello", "a.yaml:5"),
    ("- hello\n            you", "a.yaml:5"), ("- \"hello\n            you\"", "a.yaml:5"),
  ]) func theLocationOfASentenceIsKnown(_ sentence: String, _ place: String) {
    let reading = read("intents:\n  A:\n    data:\n      - sentences:\n          \(sentence)\n")
    let sentences = reading.content["A"].flatMap(\.sentences)
    #expect(reading.findings == [])
    #expect(sentences.map(\.location.description) == [place])
  }
}
