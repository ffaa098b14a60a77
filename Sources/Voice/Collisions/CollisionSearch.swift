// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Walks the automaton in pairs: two places that the same words lead to, until both end a sentence.
///
/// Pairs of fewer words come first, so that the first witness found is a shortest one.
struct CollisionSearch {
  typealias State = Automaton.State

  /// The last thing that both sides heard.
  private enum Heard {
    case nothing
    case word(WordID)
    /// A name, by its place in the table.
    case name(Int32)
    case number(Int)
    /// The app's name, which one of the two may pass over.
    case appName
  }

  private struct Pair: Hashable {
    var one: State
    var other: State
    /// Whether the app was named, so that both must be of one app.
    var namesApp: Bool
  }

  private struct Visit {
    var pair: Pair
    var parent: Int32
    var heard: Heard
  }

  private struct TemplatePair: Hashable {
    var one: Int32
    var other: Int32
  }

  private let index: SentenceIndex
  private let common: CommonNames
  private let limit: Int

  private var visits: [Visit] = []
  private var known: Set<Pair> = []
  /// The visits still to be made, by how many words lead there.
  private var waiting: [[Int32]] = [[]]
  private var found: [TemplatePair: Int32] = [:]
  private var order: [TemplatePair] = []

  init(index: SentenceIndex, limit: Int) {
    self.index = index
    self.limit = limit
    common = CommonNames(index.names)
  }

  mutating func run() -> [Collision] {
    let entries = automaton.entries(from: Automaton.start)
    for (place, one) in entries.enumerated() {
      for other in entries[place...] {
        add(Pair(one: one, other: other, namesApp: false), from: -1, .nothing, length: 0)
      }
    }
    var length = 0
    while length < waiting.count {
      while let visit = waiting[length].popLast() {
        guard order.count < limit else { return collisions }
        note(visit)
        goOn(from: visit, length)
      }
      length += 1
    }
    return collisions
  }

  // MARK: Steps

  private mutating func goOn(from visit: Int32, _ length: Int) {
    let pair = visits[Int(visit)].pair
    takeWords(pair, visit, length)
    takeSlots(pair.one, pair.other, pair, visit, length)
    if pair.one != pair.other { takeSlots(pair.other, pair.one, pair, visit, length) }
    takeAppName(pair, visit, length)
  }

  /// Both hear the same word.
  private mutating func takeWords(_ pair: Pair, _ visit: Int32, _ length: Int) {
    for place in automaton.words(from: pair.one) {
      let (word, target) = automaton.words[place].both
      guard let other = automaton.next(pair.other, word) else { continue }
      add(target, other, pair, from: visit, .word(word), length + 1)
    }
  }

  /// One side hears a value. The other side hears the same value, a value of another list, or the
  /// words of the value.
  private mutating func takeSlots(
    _ one: State, _ other: State, _ pair: Pair, _ visit: Int32, _ length: Int
  ) {
    for place in automaton.arcs(from: one) where automaton.arcs[place].kind == .slot {
      let arc = automaton.arcs[place]
      let list = automaton.slots[Int(arc.label)].list
      for rival in automaton.arcs(from: other) where automaton.arcs[rival].kind == .slot {
        let rivalArc = automaton.arcs[rival]
        let rivalList = automaton.slots[Int(rivalArc.label)].list
        guard let (heard, count) = value(of: list, and: rivalList) else { continue }
        add(arc.target, rivalArc.target, pair, from: visit, heard, length + count)
      }
      takeName(of: list, to: arc.target, from: other, pair, visit, length)
    }
  }

  /// The words of a name of a list, heard as words by the other side.
  private mutating func takeName(
    of list: Int32, to target: State, from other: State, _ pair: Pair, _ visit: Int32,
    _ length: Int
  ) {
    var open: [(state: State, run: PhraseTable.Run)] = []
    for place in automaton.words(from: other) {
      let (word, next) = automaton.words[place].both
      if let run = index.names.run(of: word) { open.append((next, run)) }
    }
    while let (state, run) = open.popLast() {
      let complete = index.names.phrases(index.names.complete(in: run), of: list)
      if let name = complete.first {
        add(target, state, pair, from: visit, .name(name), length + Int(run.depth))
      }
      for place in automaton.words(from: state) {
        let (word, next) = automaton.words[place].both
        if let longer = index.names.run(run, then: word) { open.append((next, longer)) }
      }
    }
  }

  /// A value that two lists have in common, and how many words it has.
  private func value(of one: Int32, and other: Int32) -> (heard: Heard, count: Int)? {
    switch (index.kind(ofList: one), index.kind(ofList: other)) {
    case (.values, .values):
      common.name(of: one, and: other).map { (.name($0), index.names.length(of: Int($0))) }
    case (.range(let one), .range(let other)):
      number(of: one, and: other).map { (.number($0), 1) }
    default: nil
    }
  }

  private func number(of one: Int32, and other: Int32) -> Int? {
    guard let one = index.range(one), let other = index.range(other) else { return nil }
    let candidates = [2, 1, 3, 5, 10, one.from, one.to, other.from, other.to]
    return candidates.first { one.contains($0) && other.contains($0) }
  }

  /// An app's name may be said even if one or both sides have no place for it.
  private mutating func takeAppName(_ pair: Pair, _ visit: Int32, _ length: Int) {
    func targets(_ state: State) -> [State] {
      automaton.arcs(from: state).filter { automaton.arcs[$0].kind == .appName }
        .map { automaton.arcs[$0].target }
    }
    let (ones, others) = (targets(pair.one), targets(pair.other))
    let named = Pair(one: pair.one, other: pair.other, namesApp: true)
    for one in ones {
      for other in others + [pair.other] {
        add(one, other, named, from: visit, .appName, length + 1)
      }
    }
    for other in others { add(pair.one, other, named, from: visit, .appName, length + 1) }
  }

  private mutating func add(
    _ one: State, _ other: State, _ pair: Pair, from visit: Int32, _ heard: Heard, _ length: Int
  ) {
    let next = Pair(one: min(one, other), other: max(one, other), namesApp: pair.namesApp)
    add(next, from: visit, heard, length: length)
  }

  private mutating func add(_ pair: Pair, from visit: Int32, _ heard: Heard, length: Int) {
    guard known.count < Understander.maximumPairs, known.insert(pair).inserted else { return }
    visits.append(Visit(pair: pair, parent: visit, heard: heard))
    while waiting.count <= length { waiting.append([]) }
    waiting[length].append(Int32(visits.count - 1))
  }

  private var automaton: Automaton { index.automaton }

  // MARK: Ends

  /// Notes the sentences that end here and mean different things.
  private mutating func note(_ visit: Int32) {
    let pair = visits[Int(visit)].pair
    for one in automaton.sentences(at: pair.one).map({ automaton.accepted[$0] }) {
      for other in automaton.sentences(at: pair.other).map({ automaton.accepted[$0] })
      where collide(one, other, pair) {
        let templates = TemplatePair(one: min(one, other), other: max(one, other))
        guard found[templates] == nil, order.count < limit else { continue }
        found[templates] = visit
        order.append(templates)
      }
    }
  }

  private func collide(_ one: Int32, _ other: Int32, _ pair: Pair) -> Bool {
    guard one != other, let first = index.sentences[one], let second = index.sentences[other]
    else { return false }
    let isOneApp = first.key.source == second.key.source && first.app != nil
    return first.key != second.key && (!pair.namesApp || isOneApp)
      && isFree(first) && isFree(second)
  }

  /// Whether the sentence needs no condition beyond its words. Answers to questions do need one.
  private func isFree(_ sentence: CompiledSentence) -> Bool {
    guard let block = index.blocks[sentence.block] else { return false }
    return block.isFree && block.keywords.isEmpty && !sentence.template.text.isEmpty
  }

  // MARK: Witnesses

  private var collisions: [Collision] {
    order.compactMap { templates in
      let sentences = [templates.one, templates.other].compactMap { index.sentences[$0] }
      guard let visit = found[templates], let first = sentences.first else { return nil }
      return Collision(
        witness: witness(of: visit, app: first.key.source),
        sides: sentences.map { .init(app: $0.app, intent: $0.key.intent, template: $0.template) })
    }
  }

  private func witness(of visit: Int32, app: Int) -> String {
    var pieces: [String] = []
    var visit = visit
    while visit >= 0 {
      pieces.append(text(of: visits[Int(visit)].heard, app: app))
      visit = visits[Int(visit)].parent
    }
    return pieces.reversed().filter { !$0.isEmpty }.reduce("") { Self.joined($0, $1) }
  }

  private func text(of heard: Heard, app: Int) -> String {
    switch heard {
    case .nothing: return ""
    case .word(let word): return index.lexicon.text(word)
    case .name(let name): return text(of: index.names.words(of: Int(name)))
    case .number(let number): return String(number)
    case .appName:
      let name = (0..<index.appNames.count).first { index.appNames.phrases[$0].value == app }
      return name.map { text(of: index.appNames.words(of: $0)) } ?? ""
    }
  }

  private func text(of words: [WordID]) -> String {
    words.map(index.lexicon.text).reduce("") { Self.joined($0, $1) }
  }

  /// Joins with a blank, unless both sides belong to scripts without blanks.
  private static func joined(_ head: String, _ tail: String) -> String {
    guard let last = head.unicodeScalars.last, let first = tail.unicodeScalars.first else {
      return head + tail
    }
    return head + (last.isUnparted && first.isUnparted ? "" : " ") + tail
  }
}

extension Unicode.Scalar {
  /// Whether it belongs to a script that is split into single characters: Han, kana, Hangul.
  fileprivate var isUnparted: Bool { value >= 0x2E80 }
}
