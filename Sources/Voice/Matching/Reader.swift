// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Reads one utterance against an index: as it is typed, then with something forgiven.
struct Reader {
  /// As it is typed.
  private let heard: Hearing
  /// The user's own names; nil where there are none.
  private let own: SentenceIndex?
  private let context: [String: JSONValue]
  /// Whether the words are in another order than they were typed in.
  private let isReordered: Bool
  /// Whether a reading can be at all, as whoever knows more than the words may tell.
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
    // In another order the words must be as they should be.
    heard = Hearing(
      utterance, typed: utterance.words(in: index.lexicon), in: index,
      budget: isReordered ? 0 : Cost.slip)
  }

  private var index: SentenceIndex { heard.index }
  private var utterance: Utterance { heard.utterance }
  private var typed: [WordID] { heard.typed }

  /// What the utterance can mean: as typed, else with as little forgiven as may be.
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

  /// What the words mean as they are typed: with free text only where nothing else fits, so that most
  /// utterances are not followed through all that could stand there.
  private func exactInterpretations(from start: Automaton.State) -> [Interpretation] {
    let bound = Ranking.best(readings(heard, from: start, takesFreeText: false))
    if !bound.isEmpty, bound[0].toleranceCost == 0 { return bound }
    return Ranking.best(readings(heard, from: start))
  }

  /// All readings of the words as they are typed, those too that another of the same intent is ranked
  /// before.
  private func exactReadings(from start: Automaton.State) -> [Interpretation] {
    readings(heard, from: start, isWhole: true)
  }

  /// Whether the utterance says not to do something.
  var isNegated: Bool { Negation(index.habits).stands(in: heard.typed) }

  /// Whether free text holds a word that nobody knows, so that what stands there may be a misspelt word
  /// of the sentence.
  private func hasUnknownFreeText(_ interpretations: [Interpretation]) -> Bool {
    guard heard.typed.contains(.unknown), interpretations[0].freeLetters > 0 else { return false }
    let free = interpretations[0].freeSpans
    return utterance.tokens.indices.contains { token in
      guard heard.typed[token] == .unknown else { return false }
      let span = utterance.span(token..<(token + 1))
      return free.contains { $0.overlaps(span) }
    }
  }

  /// Whether a word is one that nobody knows. A single Chinese or Japanese character is not: most that are
  /// written are in no sentence of any app, so that it says little about the words around it.
  private var hasUnknownWord: Bool {
    utterance.tokens.indices.contains {
      heard.typed[$0] == .unknown && (!utterance.tokens[$0].isCharacter || utterance.isHangul($0))
    }
  }

  /// The readings that will do in which the least has to be forgiven.
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
  /// - Parameter isWhole: whether those count too that another of the same intent is ranked before.
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

  /// The same among the user's own names; nil where there are none.
  private func ownHearing(like hearing: Hearing) -> Hearing? {
    guard let own else { return nil }
    let words = utterance.words(in: own.lexicon)
    return hearing.isForgiving
      ? Hearing(
        forgiving: utterance, typed: words, in: own, budget: hearing.budget,
        isTaken: { typed[$0] != .unknown })
      : Hearing(utterance, typed: words, in: own, budget: hearing.budget)
  }

  /// More readings than these are no use to anyone.
  private static let maximumReadings = 24

  // MARK: Word order

  /// The readings of the same words in another order: neighbours swapped, else a run of words moved.
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
  /// The same, with the order of the words forgiven.
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

  /// Whether less is taken word for word than in another reading.
  func isTighter(than other: Interpretation) -> Bool { freeLetters < other.freeLetters }

  /// Whether a word of the sentence is spelt wrong.
  fileprivate var hasMisspeltWord: Bool {
    evidence.contains { if case .misspelt = $0.kind { true } else { false } }
  }

  /// Where words are taken as they are typed.
  fileprivate var freeSpans: [Range<Int>] {
    evidence.compactMap { if case .freeText = $0.kind { $0.span } else { nil } }
  }

  /// How many letters are taken word for word.
  var freeLetters: Int {
    evidence.reduce(0) { count, evidence in
      if case .freeText = evidence.kind { count + evidence.heard.count } else { count }
    }
  }
}

extension Reader {
  /// The interpretations, and after them the best reading of each other sentence that was in question.
  ///
  /// Other sentences are those that fit as typed and, unless something is forbidden, those that fit
  /// with the least forgiven.
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

/// How much is forgiven.
private enum Tolerance {
  /// What may be forgiven in all, tried one after the other: one slip, then two where there are enough
  /// letters left to go by.
  static func budgets(for utterance: Utterance) -> [Int] {
    let isOfCharacters = utterance.tokens.contains { $0.isCharacter }
    // A character says more than a letter, and two wrong ones may be a whole word.
    let second = isOfCharacters ? 2 * Cost.slip - 100 : Cost.knownSlip + Cost.shortSlip
    switch isOfCharacters ? 4 * utterance.count : utterance.bytes.count {
    case ..<4: return []
    // One of two characters is half of what was said; one key of two Korean syllables, or a third one
    // left out, isn't.
    case ..<12 where isOfCharacters:
      return utterance.count == 2 && utterance.isAllHangul ? [Cost.missingCharacter] : []
    case ..<12: return [first]
    default: return [first, second]
    }
  }

  /// Any one slip, the least likely of a short word included.
  private static let first = Cost.shortSlip + Cost.farKey
}
