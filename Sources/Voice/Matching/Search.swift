// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Walks the automaton over an utterance, word by word, keeping the best way to each node.
///
/// The time is linear in the words; nothing but what the words reach is touched.
struct Search {
  let index: SentenceIndex
  let utterance: Utterance
  let words: [WordID]
  private let slips: Slips?
  private var names: ListLookup

  private(set) var hypotheses: [Hypothesis] = []
  /// The hypotheses that wait at each word.
  private var waiting: [[Int32]]
  /// The best hypothesis at each node; one that stands at another word is out of date.
  private var best: [Int32]

  /// - Parameter slips: what unknown words may have meant; nil forgives nothing.
  init(_ utterance: Utterance, words: [WordID], in index: SentenceIndex, slips: Slips?) {
    self.index = index
    self.utterance = utterance
    self.words = words
    self.slips = slips
    names = ListLookup(index: index, utterance: utterance, words: words, slips: slips)
    waiting = Array(repeating: [], count: words.count + 1)
    best = Array(repeating: -1, count: index.automaton.nodeCount)
  }

  /// The hypotheses that end a sentence at the utterance's end, one a sentence at the most.
  mutating func run(from start: Automaton.Node) -> [Hypothesis] {
    guard !words.isEmpty else { return [] }
    add(
      Hypothesis(node: start, words: 0..<0, cost: 0, previous: -1, app: -1, step: .start))
    var accepted: [Hypothesis] = []
    for position in 0...words.count { accepted = advance(at: Int32(position)) }
    return accepted
  }

  /// Follows every hypothesis at a word; those that stand at a sentence's end are returned.
  private mutating func advance(at position: Int32) -> [Hypothesis] {
    var ends: [Int32] = []
    var work = waiting[Int(position)]
    waiting[Int(position)] = []
    while let number = work.popLast() {
      let hypothesis = hypotheses[Int(number)]
      let node = Int(hypothesis.node)
      if let rival = standing(at: node, position), rival.cost <= hypothesis.cost { continue }
      best[node] = number
      if index.automaton.accepted[node] >= 0 { ends.append(hypothesis.node) }
      follow(number, hypothesis, at: position)
      work += waiting[Int(position)]
      waiting[Int(position)].removeAll(keepingCapacity: true)
    }
    return Set(ends).sorted().compactMap { standing(at: Int($0), position) }
  }

  private func standing(at node: Int, _ position: Int32) -> Hypothesis? {
    guard best[node] >= 0 else { return nil }
    let hypothesis = hypotheses[Int(best[node])]
    return hypothesis.words.upperBound == position ? hypothesis : nil
  }

  // MARK: Steps

  private mutating func follow(_ number: Int32, _ from: Hypothesis, at position: Int32) {
    let hasWord = Int(position) < words.count
    for arc in index.automaton.arcs(from: from.node) {
      switch arc.kind {
      case .empty: step(.empty, to: arc.target, 0, from, number, end: position)
      case .word where hasWord: takeWord(arc, from, number, at: position)
      case .filler where hasWord && words[Int(position)] == arc.label:
        step(.filler, to: arc.target, Cost.filler, from, number, end: position + 1)
      case .slot where hasWord: takeValue(arc, from, number, at: position)
      case .freeText where hasWord:
        let cost = Cost.freeText + Cost.freeTextWord
        step(.freeText(slot: arc.label), to: arc.target, cost, from, number, end: position + 1)
      case .moreFreeText where hasWord:
        step(.moreFreeText, to: arc.target, Cost.freeTextWord, from, number, end: position + 1)
      case .appName where hasWord: takeAppName(arc.target, from, number, at: position)
      default: break
      }
    }
    guard hasWord else { return }
    if takesFreeText(from.node) {
      takeClosingName(from, number, at: position)
    } else {
      takeAside(from, number, at: position)
    }
  }

  /// Where free text may stand, politeness is part of it.
  private func takesFreeText(_ node: Automaton.Node) -> Bool {
    index.automaton.arcs(from: node).contains { $0.kind == .freeText || $0.kind == .moreFreeText }
  }

  /// After free text the app may be named at the very end.
  private mutating func takeClosingName(
    _ from: Hypothesis, _ number: Int32, at position: Int32
  ) {
    for (end, app) in index.mentions.matches(in: words, from: Int(position))
    where Int(end) == words.count {
      step(.appName, to: from.node, 0, from, number, end: end, app: app)
    }
  }

  private mutating func takeWord(
    _ arc: Automaton.Arc, _ from: Hypothesis, _ number: Int32, at position: Int32
  ) {
    if words[Int(position)] == arc.label {
      step(.word, to: arc.target, Cost.word, from, number, end: position + 1)
    } else if let distance = slips?.distance(at: Int(position), to: arc.label) {
      let cost = Cost.slip * Int32(distance)
      step(.misspelt(arc.label), to: arc.target, cost, from, number, end: position + 1)
    }
  }

  private mutating func takeValue(
    _ arc: Automaton.Arc, _ from: Hypothesis, _ number: Int32, at position: Int32
  ) {
    let slot = index.automaton.slots[Int(arc.label)]
    for hit in names.hits(of: slot.list, at: position) {
      let cost = hit.cost + Cost.valueWord * (hit.end - position)
      step(
        .value(slot: arc.label, hit: hit), to: arc.target, cost, from, number, end: hit.end)
    }
  }

  /// The app's name where a template asks for it.
  private mutating func takeAppName(
    _ target: Automaton.Node, _ from: Hypothesis, _ number: Int32, at position: Int32
  ) {
    for (end, app) in index.appNames.matches(in: words, from: Int(position)) {
      step(.appName, to: target, 0, from, number, end: end, app: app)
    }
  }

  /// What may stand anywhere: politeness, and the app's name with its small words.
  private mutating func takeAside(_ from: Hypothesis, _ number: Int32, at position: Int32) {
    for (end, _) in index.skipped.matches(in: words, from: Int(position)) {
      let cost = Cost.skippedWord * (end - position)
      step(.skipped, to: from.node, cost, from, number, end: end)
    }
    for (end, app) in index.mentions.matches(in: words, from: Int(position)) {
      step(.appName, to: from.node, 0, from, number, end: end, app: app)
    }
  }

  private mutating func step(
    _ step: Hypothesis.Step, to node: Automaton.Node, _ cost: Int32, _ from: Hypothesis,
    _ number: Int32, end: Int32, app: Int32? = nil
  ) {
    let named = app ?? from.app
    guard app == nil || from.app < 0 || from.app == app else { return }
    guard fits(app: named, node: node) else { return }
    add(
      Hypothesis(
        node: node, words: from.words.upperBound..<end, cost: from.cost + cost, previous: number,
        app: named, step: step))
  }

  /// A sentence of one app can't be meant once another was named.
  private func fits(app: Int32, node: Automaton.Node) -> Bool {
    let owner = index.automaton.owner[Int(node)]
    guard app >= 0, owner >= 0, Int(owner) < index.automaton.sentences.count else { return true }
    return index.automaton.sentences[Int(owner)].key.source == Int(app)
  }

  private mutating func add(_ hypothesis: Hypothesis) {
    hypotheses.append(hypothesis)
    waiting[Int(hypothesis.words.upperBound)].append(Int32(hypotheses.count - 1))
  }
}
