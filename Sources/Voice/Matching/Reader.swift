// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Reads one utterance against an index: as it is typed, then with something forgiven.
struct Reader {
  let index: SentenceIndex
  /// The user's own names; nil where there are none.
  let own: SentenceIndex?
  let utterance: Utterance
  let context: [String: JSONValue]
  let typed: [WordID]
  /// Whether the words are in another order than they were typed in.
  private var isReordered = false

  init(
    index: SentenceIndex, own: SentenceIndex? = nil, utterance: Utterance,
    context: [String: JSONValue]
  ) {
    self.index = index
    self.own = own
    self.utterance = utterance
    self.context = context
    typed = utterance.words(in: index.lexicon)
  }

  /// What the utterance can mean: as typed, else with as little forgiven as may be.
  func interpretations(from start: Automaton.State, forgiving: Bool) -> [Interpretation] {
    let exact = Ranking.best(exactReadings(from: start))
    guard forgiving, exact.isEmpty || hasUnknownFreeText(exact[0]), !isNegated else { return exact }
    guard let best = exact.first else {
      return Ranking.best(self.forgiving(from: start) { $0.isWellFounded })
    }
    let tighter = self.forgiving(from: start) { $0.isWellFounded && $0.isTighter(than: best) }
    return tighter.isEmpty ? exact : Ranking.best(tighter)
  }

  /// The readings of the words as they are typed.
  ///
  /// - Parameter isWhole: whether those count too that another of the same intent is ranked before.
  func exactReadings(
    from start: Automaton.State, isWhole: Bool = false
  ) -> [Interpretation] {
    readings(
      Lattice(utterance, words: typed), from: start, budget: Cost.slip, isForgiving: false,
      isWhole: isWhole)
  }

  /// Whether the utterance says not to do something.
  var isNegated: Bool { negation != nil }

  /// The words that say not to do something.
  var negation: Range<Int>? { Negation(habits: index.habits).place(in: typed) }

  /// Whether free text holds a word that nobody knows, so that what stands there may be a misspelt word
  /// of the sentence.
  private func hasUnknownFreeText(_ interpretation: Interpretation) -> Bool {
    interpretation.freeLetters > 0 && typed.contains(.unknown)
  }

  /// The readings that will do in which the least has to be forgiven.
  func forgiving(
    from start: Automaton.State, isWhole: Bool = false, _ willDo: (Interpretation) -> Bool
  ) -> [Interpretation] {
    for budget in Tolerance.budgets(for: utterance) {
      var forgiving = ForgivingLattice(utterance, typed: typed, index: index)
      let lattice = forgiving.lattice(budget: budget)
      let found = readings(
        lattice, from: start, budget: budget, isForgiving: true, isWhole: isWhole, willDo)
      if !found.isEmpty { return found }
    }
    return reordered(from: start).filter(willDo)
  }

  /// The readings, the cheapest first.
  ///
  /// - Parameter isWhole: whether those count too that another of the same intent is ranked before.
  private func readings(
    _ lattice: Lattice, from start: Automaton.State, budget: Int,
    isForgiving: Bool, isWhole: Bool = false, _ willDo: (Interpretation) -> Bool = { _ in true }
  ) -> [Interpretation] {
    var search = Search(
      utterance, typed: typed, lattice: lattice, in: index, budget: budget,
      isForgiving: isForgiving, takesFreeText: !isReordered,
      ownNames: ownNames(budget: budget, isForgiving: isForgiving))
    guard let ways = search.run(from: start) else { return [] }
    let assembler = InterpretationAssembler(
      index: index, own: own, utterance: utterance, search: ways, context: context,
      isReordered: isReordered)
    var paths = Paths(ways)
    let check = OppositeCheck(index: index, utterance: utterance, typed: typed)
    var found: [Interpretation] = []
    var count = 0
    while count < Self.maximumReadings, let path = paths.next() {
      if isForgiving, utterance.hasCharacters, check.isOpen(path, in: ways) { continue }
      count += assembler.add(path, to: &found, isWhole: isWhole, where: willDo)
    }
    return found
  }

  private func ownNames(budget: Int, isForgiving: Bool) -> ListLookup? {
    guard let own else { return nil }
    let words = utterance.words(in: own.lexicon)
    var forgiving = ForgivingLattice(
      utterance, typed: words, index: own, isTaken: { typed[$0] != .unknown })
    return ListLookup(
      index: own, utterance: utterance, typed: words,
      lattice: isForgiving ? forgiving.lattice(budget: budget) : Lattice(utterance, words: words),
      budget: budget, isForgiving: isForgiving, isOwn: true)
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
    var reader = Reader(
      index: index, own: own, utterance: utterance.reordered(order), context: context)
    reader.isReordered = true
    let lattice = Lattice(reader.utterance, words: reader.typed)
    let found = reader.readings(lattice, from: start, budget: 0, isForgiving: false)
    let check = OppositeCheck(index: index, utterance: utterance, typed: typed)
    let isOpen = utterance.hasCharacters && !found.isEmpty && check.isOpen(inOrder: order)
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

  /// How many letters are taken word for word.
  fileprivate var freeLetters: Int {
    evidence.reduce(0) { count, evidence in
      if case .freeText = evidence.kind { count + evidence.heard.count } else { count }
    }
  }

  /// Whether more of the sentence is as it should be than had to be forgiven: free text beside a guess
  /// could be anything, and so could a name beside nothing but words that aren't there.
  var isWellFounded: Bool {
    if !evidence.contains(where: { $0.kind == .word }), evidence.contains(where: \.kind.isMissing) {
      return false
    }
    if freeLetters == 0 { return true }
    let balance = evidence.reduce(0) { balance, evidence in
      switch evidence.kind {
      case .word, .value: balance + evidence.heard.count
      case .misspelt(let expected) where evidence.isSpelt(expected):
        balance + evidence.heard.count
      case .misspelt, .likelyValue: balance - evidence.heard.count
      case .missing(let expected): balance - 2 * expected.count
      default: balance
      }
    }
    return balance > 0
  }
}

extension Evidence {
  /// Whether only the blanks are not where they should be.
  fileprivate func isSpelt(_ expected: String) -> Bool {
    Utterance(heard).words.joined() == expected
  }
}
