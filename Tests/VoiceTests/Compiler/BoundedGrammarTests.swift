// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import Voice

/// Parts of a grammar that would grow without end are left out and reported once, with their place;
/// everything else is understood.
struct BoundedGrammarTests {
  private func compiled(
    _ grammar: Grammar, bounds: CompilerBounds = .standard
  ) throws -> (index: SentenceIndex, findings: [Finding]) {
    var compiler = IndexCompiler(
      [UnderstandingSource(grammar: grammar)], habits: try Grammars.habits, bounds: bounds)
    let index = compiler.compile()
    return (index, compiler.findings)
  }

  private func hears(_ text: String, _ index: SentenceIndex) -> IntentID? {
    Reader(index: index, utterance: Utterance(text), context: [:])
      .interpretations(from: Automaton.start, forgiving: false).first?.intent
  }

  private static func words(_ count: Int, _ separator: String) -> String {
    (0..<count).map { "w\($0)" }.joined(separator: separator)
  }

  @Test(arguments: [
    ("permutation-too-long", "(\(words(30, ";")))", "30 parts in any order; at most 8 may be"),
    ("template-too-ambiguous", "[\(words(2_000, "] ["))]", "fewer optional parts"),
    ("template-too-large", "[\(words(10_000, "] ["))]", "more than 50000 places; split it"),
    ("template-too-large", String(repeating: "(a|b|c)", count: 200), "split it"),
    (
      "template-too-ambiguous",
      String(repeating: "[(a|b)] ", count: 40) + "a" + String(repeating: " (a|b)", count: 40),
      "split it"
    ),
    (
      "nested-too-deeply",
      String(repeating: "[a ", count: 70) + String(repeating: "]", count: 70), "make them flatter"
    ),
  ])
  func aSentenceBeyondTheBoundsIsToldAndTheOthersUnderstood(
    _ rule: String, _ sentence: String, _ message: String
  ) throws {
    let grammar = try Grammars.grammar(intents: ["Bad": [sentence], "Good": ["hello"]])
    let (index, findings) = try compiled(grammar)
    #expect(findings.map(\.rule) == [rule])
    #expect(findings.first?.message.contains(message) == true)
    #expect(findings.first?.location.description == "test.yaml:1:1")
    #expect(hears("hello", index) == "Good")
    #expect(hears("w1 w2", index) == nil)
  }

  /// A few thousand variants are ordinary for particles, and all of them are kept.
  @Test func thousandsOfVariantsOfSmallWordsArePassedOver() throws {
    let ways = "(\(Self.words(80, "|"))) (\(Self.words(80, "|")))"
    let grammar = try Grammars.grammar(skipWords: [ways], intents: ["Good": ["hello"]])
    let (index, findings) = try compiled(grammar)
    #expect(findings.isEmpty)
    #expect(hears("w79 w79 hello", index) == "Good")

    let more = try Grammars.grammar(
      skipWords: [ways + " (a|b)", "please"], intents: ["Good": ["hello"]])
    let (other, told) = try compiled(more)
    #expect(told.map(\.rule) == ["small-words-too-large"])
    #expect(hears("please hello", other) == "Good")
    #expect(hears("w79 w79 a hello", other) == nil)
  }

  @Test func aSentenceJustWithinTheBoundsIsUnderstood() throws {
    let alternatives = "go (\(Self.words(10_000, "|")))"
    let optionals = "[\(Self.words(150, "] ["))] end"
    let grammar = try Grammars.grammar(intents: ["Go": [alternatives], "End": [optionals]])
    let (index, findings) = try compiled(grammar)
    #expect(findings.isEmpty)
    #expect(hears("go w9999", index) == "Go")
    #expect(hears("w3 w77 w149 end", index) == "End")
    #expect(hears("w77 w3 end", index) == nil)
  }

  @Test func rulesThatIncludeThemselvesAreToldOnceWithTheirRing() throws {
    let grammar = try Grammars.grammar(
      rules: ["a": "x <b>", "b": "[y] <c>", "c": "z <a>", "good": "hello"],
      intents: ["Bad": ["go <a>", "run <b>", "(hop|jump) <c>"], "Good": ["<good>"]])
    let (index, findings) = try compiled(grammar)
    #expect(findings.map(\.rule) == ["endless-rule"])
    #expect(findings.first?.message.contains("<a> → <b> → <c> → <a>") == true)
    // The place where the rule refers to the next one.
    #expect(findings.first?.location.column == 3)
    #expect(hears("hello", index) == "Good")
  }

  /// Each sentence alone has few variants, but all of them together have too many to count.
  @Test func sentencesThatDoNotFitTogetherAreUnderstoodApart() throws {
    let count = 60
    let sentences = [7, 11, 13, 17, 19, 23].map { step in
      let words = (0..<count).map { "[w\($0 * step % (count + 1))]" }
      return "go " + words.joined(separator: " ") + " end\(step)"
    }
    let grammar = try Grammars.grammar(intents: ["Go": sentences, "Good": ["hello"]])
    let (index, findings) = try compiled(grammar)
    #expect(findings.isEmpty)
    #expect(index.automaton.entries(from: Automaton.start).count > 1)
    for step in [7, 11, 13, 17, 19, 23] {
      let words = (1..<count).filter { $0.isMultiple(of: 9) }.map { "w\($0 * step % (count + 1))" }
      let said = "go \(words.joined(separator: " ")) end\(step)"
      #expect(hears(said, index) == "Go", "\(said)")
    }
    #expect(hears("hello", index) == "Good")
  }

  @Test func tooManySentencesTogetherAreLeftOutAndToldOnce() throws {
    let sentences = (0..<50).map { "s\($0) <large>" }
    let grammar = try Grammars.grammar(
      rules: ["large": "(\(Self.words(100, "|"))) end"], intents: ["Say": sentences])
    var bounds = CompilerBounds.standard
    bounds.places = 2_000
    let (index, findings) = try compiled(grammar, bounds: bounds)
    #expect(findings.map(\.rule) == ["too-many-sentences"])
    #expect(hears("s3 w7 end", index) == "Say")
    #expect(hears("s49 w7 end", index) == nil)
  }

  @Test func findingsBeyondTheBoundAreLeftOut() throws {
    let sentences = (0..<300).map { "s\($0) {nothing\($0)}" }
    let (_, findings) = try compiled(try Grammars.grammar(intents: ["Say": sentences]))
    #expect(findings.count == CompilerBounds.standard.findings + 1)
    #expect(findings.last?.rule == "more-findings")
  }

  @Test(arguments: [true, false])
  func namesBeyondTheBoundAreLeftOutAndToldOnce(isPlain: Bool) throws {
    var grammar = try Grammars.grammar(intents: ["Go": ["go {place}", "to {place}"]])
    let names = (0..<30).map { "place\($0)" }
    var list = NameList()
    for name in names { Array(name.utf8).withUnsafeBufferPointer { list.append($0) } }
    grammar.lists["place"] = SlotList(isPlain ? .names(list) : .values(list.values))
    var bounds = CompilerBounds.standard
    bounds.names = 20
    let (index, findings) = try compiled(grammar, bounds: bounds)
    #expect(findings.map(\.rule) == ["too-many-names"])
    #expect(findings.first?.message.contains("more than 20 names") == true)
    #expect(hears("go place19", index) == "Go")
    #expect(hears("go place20", index) == nil)
  }
}
