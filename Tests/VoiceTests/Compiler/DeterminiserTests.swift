// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting
import Testing

@testable import Voice

/// The single automaton of all sentences accepts exactly what each of them can say.
struct DeterminiserTests {
  /// The phrases of some templates, found by expanding all of them.
  private func expected(_ templates: [Template]) -> [[String]: Set<Int>] {
    templates.enumerated().reduce(into: [:]) { said, template in
      for phrase in TemplateExpander().phrases(of: template.element) {
        said[Utterance(phrase).words, default: []].insert(template.offset)
      }
    }
  }

  /// The phrases that the templates' automaton accepts, and the templates of each.
  private func accepted(_ templates: [Template]) throws -> [[String]: Set<Int>] {
    var index = IndexBuilder()
    for template in templates { try Sentences.compile(template, into: &index) }
    var determiniser = Determiniser(index.automaton)
    let made = determiniser.run(starts: [], in: index.arena)
    let automaton = try #require(made).automaton
    return withExtendedLifetime(index.arena) {
      var reached: [[String]: Set<Int>] = [:]
      let lexicon = index.lexicon.build(in: index.arena)
      follow(automaton, Automaton.start, [], lexicon, &reached)
      return reached
    }
  }

  private func follow(
    _ automaton: Automaton, _ state: Automaton.State, _ words: [String], _ lexicon: Lexicon,
    _ reached: inout [[String]: Set<Int>]
  ) {
    let ended = automaton.sentences(at: state).map { Int(automaton.accepted[$0]) }
    if !ended.isEmpty { reached[words] = Set(ended) }
    for place in automaton.words(from: state) {
      let (word, target) = automaton.words[place].both
      follow(automaton, target, words + [lexicon.text(word)], lexicon, &reached)
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func theAutomatonAcceptsExactlyThePhrasesOfItsTemplates(seed: UInt64) throws {
    var maker = TemplateMaker(random: SeededGenerator(seed: seed))
    var tried = 0
    while tried < 25 {
      let templates = (0..<3).map { _ in maker.template() }
      let sizes = templates.map { TemplateExpander().phrases(of: $0).count }
      // Beyond its bound the expander returns nothing.
      guard sizes.allSatisfy({ (1..<300).contains($0) }) else { continue }
      tried += 1
      let (accepted, expected) = (try accepted(templates), expected(templates))
      #expect(accepted == expected, "seed \(seed): \(templates)")
    }
  }

  @Test func aWordLeadsToOneStateAtMost() throws {
    var index = IndexBuilder()
    for text in ["turn on", "turn off", "turn it on"] {
      try Sentences.compile(.text(text), into: &index)
    }
    var determiniser = Determiniser(index.automaton)
    let made = determiniser.run(starts: [], in: index.arena)
    let automaton = try #require(made).automaton
    for state in 0..<Automaton.State(automaton.stateCount) {
      let words = automaton.words(from: state).map { automaton.words[$0].word }
      #expect(words == Set(words).sorted())
      #expect(words.allSatisfy { automaton.next(state, $0) != nil })
    }
    #expect(automaton.words(from: Automaton.start).count == 1)
    #expect(automaton.next(Automaton.start, .unknown) == nil)
  }

  @Test func aFurtherStartOfTheAutomatonIsAStateOfItsOwn() throws {
    var index = IndexBuilder()
    try Sentences.compile(.text("turn on"), into: &index)
    let (node, end) = (index.automaton.addNode(), index.automaton.addNode())
    index.addWords("two", from: node, to: end)
    var determiniser = Determiniser(index.automaton)
    let made = determiniser.run(starts: [node], in: index.arena)
    let (automaton, starts) = try #require(made)
    #expect(starts.count == 1 && starts[0] != Automaton.start)
    #expect(automaton.words(from: starts[0]).count == 1)
  }
}
