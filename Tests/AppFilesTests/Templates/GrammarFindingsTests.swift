// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
import IntentModel
import Testing
import Voice

@testable import AppFiles

struct GrammarFindingsTests {
  struct Broken: CustomTestStringConvertible {
    var name: String
    var text: String
    var findings: [String]
    var testDescription: String { name }
  }

  static let broken = [
    Broken(
      name: "a broken sentence beside a good one",
      text: "intents:\n  A:\n    data:\n    - sentences:\n      - \"order (a|b\"\n      - good",
      findings: [
        """
        a:5:16: error: '(' is never closed; add ')' [template-syntax]
              - "order (a|b"
                       ^
        """
      ]),
    Broken(
      name: "a misspelt section", text: "language: en\nexpansion_rule: {}",
      findings: [
        """
        a:2:1: warning: the key 'expansion_rule' means nothing here; did you mean \
        'expansion_rules'? [unknown-key]
        expansion_rule: {}
        ^
        """
      ]),
    Broken(
      name: "a misspelt setting", text: "settings: {ignore_whitespaces: true, other: 1}",
      findings: [
        """
        a:1:12: warning: the key 'ignore_whitespaces' means nothing here; did you mean \
        'ignore_whitespace'? [unknown-key]
        settings: {ignore_whitespaces: true, other: 1}
                   ^
        """
      ]),
    Broken(
      name: "a misspelt block", text: "intents: {A: {data: [{sentence: [hi]}]}}",
      findings: [
        """
        a:1:23: warning: the key 'sentence' means nothing here; did you mean 'sentences'? \
        [unknown-key]
        intents: {A: {data: [{sentence: [hi]}]}}
                              ^
        """,
        """
        a:1:22: error: the block has no 'sentences'; add them [missing-key]
        intents: {A: {data: [{sentence: [hi]}]}}
                             ^
        """,
      ]),
    Broken(
      name: "an unquoted template", text: "intents: {A: {data: [{sentences: [[hi]]}]}}",
      findings: [
        """
        a:1:35: error: the sentence is a list; put the text in quotes [wrong-type]
        intents: {A: {data: [{sentences: [[hi]]}]}}
                                          ^
        """
      ]),
    Broken(
      name: "an unquoted template with more behind it", text: "skip_words:\n  - [please] do",
      findings: [
        """
        a:2:14: error: did not find expected '-' indicator while parsing a block collection; \
        put the sentence in quotes [yaml-syntax]
          - [please] do
                     ^
        """
      ]),
    Broken(
      name: "an intent without data", text: "intents: {A: {date: []}}",
      findings: [
        """
        a:1:15: warning: the key 'date' means nothing here; did you mean 'data'? [unknown-key]
        intents: {A: {date: []}}
                      ^
        """,
        """
        a:1:14: error: the intent 'A' has no 'data'; add its sentences [missing-key]
        intents: {A: {date: []}}
                     ^
        """,
      ]),
    Broken(
      name: "an empty list", text: "lists:\n  a: {}",
      findings: [
        """
        a:2:6: error: the list 'a' accepts nothing; give it values, a range or a wildcard \
        [missing-key]
          a: {}
             ^
        """
      ]),
    Broken(
      name: "a value that is never said", text: "lists: {a: {values: [{out: 1}]}}",
      findings: [
        """
        a:1:22: error: the value has no 'in'; add what is said [missing-key]
        lists: {a: {values: [{out: 1}]}}
                             ^
        """
      ]),
    Broken(
      name: "a range of words", text: "lists: {a: {range: {from: one, to: 5}}}",
      findings: [
        """
        a:1:27: error: from is a text or number; write a whole number [wrong-type]
        lists: {a: {range: {from: one, to: 5}}}
                                  ^
        """
      ]),
    Broken(
      name: "a range without an end", text: "lists: {a: {range: {from: 1}}}",
      findings: [
        """
        a:1:20: error: the range has no 'to'; add it [missing-key]
        lists: {a: {range: {from: 1}}}
                           ^
        """
      ]),
    Broken(
      name: "a range backwards", text: "lists: {a: {range: {from: 5, to: 1}}}",
      findings: [
        """
        a:1:20: error: the range runs from 5 down to 1; swap them [empty-range]
        lists: {a: {range: {from: 5, to: 1}}}
                           ^
        """
      ]),
    Broken(
      name: "a fraction nobody knows",
      text: "lists: {a: {range: {from: 1, to: 5, fractions: half}}}",
      findings: [
        """
        a:1:48: error: fractions can't be 'half'; write halves or tenths [unknown-choice]
        lists: {a: {range: {from: 1, to: 5, fractions: half}}}
                                                       ^
        """
      ]),
    Broken(
      name: "a context that excludes nothing",
      text: "intents: {A: {data: [{sentences: [a], excludes_context: {b: }}]}}",
      findings: [
        """
        a:1:58: error: 'b' excludes nothing; write the value that must not be there [missing-value]
        intents: {A: {data: [{sentences: [a], excludes_context: {b: }}]}}
                                                                 ^
        """
      ]),
    Broken(
      name: "a key twice", text: "lists:\n  a: {wildcard: true}\n  a: {wildcard: true}",
      findings: [
        """
        a:2:3: error: the key 'a' stands here twice; remove or rename one [duplicate-key]
          a: {wildcard: true}
          ^
        """
      ]),
    Broken(
      name: "a list that is text", text: "skip_words: please",
      findings: [
        """
        a:1:13: error: skip_words holds a text or number; write a list, '- ' before each \
        [wrong-type]
        skip_words: please
                    ^
        """
      ]),
  ]

  @Test(arguments: broken) func aBrokenGrammarIsToldWithItsPlaceAndAFix(_ row: Broken) {
    let reading = GrammarFile.read(SourceText(row.text, file: "a"))
    #expect(reading.findings.map(\.description) == row.findings)
  }

  // MARK: Bounds

  @Test func yamlAliasesAreRefused() {
    let text = "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]"
    #expect(
      GrammarFile.read(SourceText(text, file: "a")).findings.map(\.description) == [
        """
        a:2:8: error: '*a' repeats another part of the file; write that part out [yaml-alias]
        b: &b [*a, *a]
               ^
        """
      ])
  }

  @Test func starsAndAmpersandsInQuotesAreText() {
    let text = "skip_words: [\"tom & jerry *now*\", 'R&B', \"&x\"]"
    let reading = GrammarFile.read(SourceText(text, file: "a"))
    #expect(reading.findings == [])
    #expect(reading.content.skipWords.map(\.text) == ["tom & jerry *now*", "R&B", "&x"])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "]) func nestingInYAMLIsBounded(_ opening: String) {
    for depth in [101, 900, 100_000] {
      let text = "skip_words:\n  " + String(repeating: opening, count: depth)
      let rules = Set(GrammarFile.read(SourceText(text, file: "a")).findings.map(\.rule))
      #expect(
        !rules.isEmpty && rules.isSubset(of: ["nested-too-deeply", "yaml-syntax", "wrong-type"]))
    }
    let closed = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(
      GrammarFile.read(SourceText(closed, file: "a")).findings.map(\.rule) == ["nested-too-deeply"])
  }

  // MARK: References

  @Test func referencesToUndefinedListsAndRulesAreTold() {
    let source = SourceText(
      """
      lists: {size: {wildcard: true}}
      expansion_rules: {get: "(get|<gett>)", bare: "<local> {own}"}
      intents:
        A:
          data:
            - sentences: ["<get> {sizes:size} {soup}", "[<got>] {soop} ${anything}"]
            - sentences: ["<local> {own}"]
              expansion_rules: {local: x}
              lists: {own: {wildcard: true}}
      """, file: "a")
    let findings = GrammarFile.read(source).content.unresolvedReferences(knownLists: ["soup"]) {
      source.line($0.line)
    }
    #expect(
      findings.map(\.description) == [
        """
        a:2:30: error: no rule named 'gett'; did you mean 'get'? [unknown-rule]
        expansion_rules: {get: "(get|<gett>)", bare: "<local> {own}"}
                                     ^
        """,
        """
        a:6:28: error: no list named 'sizes'; did you mean 'size'? [unknown-list]
              - sentences: ["<get> {sizes:size} {soup}", "[<got>] {soop} ${anything}"]
                                   ^
        """,
        """
        a:6:52: error: no rule named 'got'; did you mean 'get'? [unknown-rule]
              - sentences: ["<get> {sizes:size} {soup}", "[<got>] {soop} ${anything}"]
                                                           ^
        """,
        """
        a:6:59: error: no list named 'soop'; did you mean 'soup'? [unknown-list]
              - sentences: ["<get> {sizes:size} {soup}", "[<got>] {soop} ${anything}"]
                                                                  ^
        """,
      ])
  }
}
