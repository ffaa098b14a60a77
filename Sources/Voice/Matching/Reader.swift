// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Reads one utterance against an index: first as typed, then with tolerance.
struct Reader {
  /// The utterance as typed.
  private let heard: Hearing
  /// The user's own names; nil for none.
  private let own: SentenceIndex?
  private let context: [String: JSONValue]
  /// Whether the words are in another order than typed.
  private let isReordered: Bool
  /// Whether a reading is possible, for callers that know more than the words.
  private let accepts: (Interpretation) -> Bool

  init(
    index: SentenceIndex, own: SentenceIndex? = nil, utterance: Utterance,
    context: [String: JSONValue], isReordered: Bool = false,
    accepts: @escaping (Interpretation) -> Bool = { _ in true }
  ) {
    self.accepts = accepts
    self.isReordered = isReordered
    self.own = own
    self.context = context
    // Words in another order must be spelt right.
    heard = Hearing(
      utterance, typed: utterance.words(in: index.lexicon), in: index,
      budget: isReordered ? 0 : Cost.slip)
  }

  private var index: SentenceIndex { heard.index }
  private var utterance: Utterance { heard.utterance }
  private var typed: [WordID] { heard.typed }

  /// The interpretations of the utterance: as typed, otherwise with the least tolerance.
  func interpretations(from start: Automaton.State, forgiving: Bool) -> [Interpretation] {
    let exact = exactInterpretations(from: start)
    guard forgiving, exact.isEmpty || hasUnknownFreeText(exact), !isNegated else { return exact }
    guard let best = exact.first else {
      return Ranking.best(self.forgiving(from: start) { $0.isWellFounded })
    }
    let tighter = self.forgiving(from: start) {
      $0.isWellFounded && $0.isTighter(than: best) && (hasUnknownWord || !$0.hasMisspeltWord)
    }
    return tighter.isEmpty ? exact : Ranking.best(tighter)
  }

  /// The interpretations of the words as typed. Free text is tried only if nothing else fits,
  /// because following it is expensive.
  private func exactInterpretations(from start: Automaton.State) -> [Interpretation] {
    let bound = Ranking.best(readings(heard, from: start, takesFreeText: false))
    if !bound.isEmpty, bound[0].toleranceCost == 0 { return bound }
    return Ranking.best(readings(heard, from: start))
  }

  /// All readings of the words as typed, including those for which a better one of the same intent
  /// is known.
  private func exactReadings(from start: Automaton.State) -> [Interpretation] {
    readings(heard, from: start, isWhole: true)
  }

  /// Whether the utterance forbids something.
  var isNegated: Bool { Negation(index.habits).stands(in: heard.typed) }

  /// Whether free text contains an unknown word, which may be a misspelt word of the sentence.
  private func hasUnknownFreeText(_ interpretations: [Interpretation]) -> Bool {
    guard heard.typed.contains(.unknown), interpretations[0].freeLetters > 0 else { return false }
    let free = interpretations[0].freeSpans
    return utterance.tokens.indices.contains { token in
      guard heard.typed[token] == .unknown else { return false }
      let span = utterance.span(token..<(token + 1))
      return free.contains { $0.overlaps(span) }
    }
  }

  /// Whether a word is unknown. A single Chinese or Japanese character doesn't count: most of them
  /// occur in no sentence of any app, so it says little about the words around it.
  private var hasUnknownWord: Bool {
    utterance.tokens.indices.contains {
      heard.typed[$0] == .unknown && (!utterance.tokens[$0].isCharacter || utterance.isHangul($0))
    }
  }

  /// The acceptable readings that need the least tolerance.
  func forgiving(
    from start: Automaton.State, isWhole: Bool = false, _ willDo: (Interpretation) -> Bool
  ) -> [Interpretation] {
    for budget in Tolerance.budgets(for: utterance) {
      let hearing = Hearing(forgiving: utterance, typed: typed, in: index, budget: budget)
      let found = readings(hearing, from: start, isWhole: isWhole, willDo)
      if !found.isEmpty { return found }
    }
    return reordered(from: start).filter(willDo)
  }

  /// The readings, the cheapest first.
  ///
  /// - Parameter isWhole: whether to count readings for which a better one of the same intent is
  ///   known.
  private func readings(
    _ hearing: Hearing, from start: Automaton.State, isWhole: Bool = false,
    takesFreeText: Bool = true, _ willDo: (Interpretation) -> Bool = { _ in true }
  ) -> [Interpretation] {
    let search = Search(
      hearing, own: ownHearing(like: hearing), takesFreeText: takesFreeText && !isReordered)
    guard let ways = search.run(from: start) else { return [] }
    let assembler = InterpretationAssembler(ways, context: context, isReordered: isReordered)
    var paths = Paths(ways)
    let mayBeOpen = hearing.isForgiving && hearing.utterance.hasCharacters
    let check = OppositeCheck(hearing)
    var found: [Interpretation] = []
    var count = 0
    while count < Self.maximumReadings, let path = paths.next() {
      if mayBeOpen, check.isOpen(path, in: ways) { continue }
      count += assembler.add(path, to: &found, isWhole: isWhole) { willDo($0) && accepts($0) }
    }
    return found
  }

  /// The utterance as the index of the user's own names hears it; nil without such names.
  private func ownHearing(like hearing: Hearing) -> Hearing? {
    guard let own else { return nil }
    let words = utterance.words(in: own.lexicon)
    return hearing.isForgiving
      ? Hearing(
        forgiving: utterance, typed: words, in: own, budget: hearing.budget,
        isTaken: { typed[$0] != .unknown })
      : Hearing(utterance, typed: words, in: own, budget: hearing.budget)
  }

  /// The most readings that are of any use.
  private static let maximumReadings = 24

  // MARK: Word order

  /// The readings of the words in other orders: first with neighbours swapped, then with runs of
  /// words swapped.
  private func reordered(from start: Automaton.State) -> [Interpretation] {
    guard typed.indices.allSatisfy({ typed[$0] != .unknown || utterance.isNumber($0) }) else {
      return []
    }
    for orders in WordOrders(utterance.units).attempts {
      let found = orders.flatMap { readings(inOrder: $0, from: start) }
      if !found.isEmpty { return Ranking.best(found) }
    }
    return []
  }

  private func readings(
    inOrder order: [Int], from start: Automaton.State
  ) -> [Interpretation] {
    let reader = Reader(
      index: index, own: own, utterance: utterance.reordered(order), context: context,
      isReordered: true, accepts: accepts)
    let found = reader.readings(reader.heard, from: start)
    let isOpen =
      utterance.hasCharacters && !found.isEmpty && OppositeCheck(heard).isOpen(inOrder: order)
    return isOpen ? [] : found.map { $0.reordered() }
  }
}

extension Interpretation {
  /// The interpretation with the cost of another word order.
  fileprivate func reordered() -> Interpretation {
    var reading = self
    reading.toleranceCost += Cost.order
    reading.cost += Cost.order
    var end = 0
    for place in reading.evidence.indices {
      let span = reading.evidence[place].span
      if span.lowerBound < end, reading.evidence[place].kind == .word {
        reading.evidence[place].kind = .moved
      }
      end = max(end, span.upperBound)
    }
    return reading
  }

  /// Whether it contains less free text than another reading.
  func isTighter(than other: Interpretation) -> Bool { freeLetters < other.freeLetters }

  /// Whether a word of the sentence is spelt wrong.
  fileprivate var hasMisspeltWord: Bool {
    evidence.contains { if case .misspelt = $0.kind { true } else { false } }
  }

  /// The spans of free text.
  fileprivate var freeSpans: [Range<Int>] {
    evidence.compactMap { if case .freeText = $0.kind { $0.span } else { nil } }
  }

  /// How many letters are free text.
  var freeLetters: Int {
    evidence.reduce(0) { count, evidence in
      if case .freeText = evidence.kind { count + evidence.heard.count } else { count }
    }
  }
}

extension Reader {
  /// The interpretations, and after them the best reading of each other sentence that came into
  /// question.
  ///
  /// Other sentences are those that match as typed. Unless something is forbidden, those that match
  /// with the least tolerance are included.
  func readings(from start: Automaton.State) -> [Interpretation] {
    var readings = interpretations(from: start, forgiving: true)
    guard !readings.isEmpty else { return [] }
    var others = exactReadings(from: start)
    if !isNegated { others += forgiving(from: start, isWhole: true) { $0.isWellFounded } }
    for other in others.sorted(by: Ranking.precedes)
    where !readings.contains(where: { $0.isSameSentence(as: other) }) {
      readings.append(other)
    }
    return readings
  }
}

extension Interpretation {
  fileprivate func isSameSentence(as other: Interpretation) -> Bool {
    app == other.app && intent == other.intent && template == other.template
  }
}
