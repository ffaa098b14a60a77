// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Reads one utterance against an index: as it is typed, then with something forgiven.
struct Reader {
  let index: SentenceIndex
  let utterance: Utterance
  let context: [String: JSONValue]
  private let typed: [WordID]

  init(index: SentenceIndex, utterance: Utterance, context: [String: JSONValue]) {
    self.index = index
    self.utterance = utterance
    self.context = context
    typed = utterance.words(in: index.lexicon)
  }

  /// The readings in which every word is as it should be.
  func exact(from start: Automaton.State) -> [Interpretation] {
    let lattice = Lattice(utterance, words: typed)
    return interpretations(lattice, from: start, budget: 0)
  }

  /// The readings in which the least has to be forgiven.
  func forgiving(from start: Automaton.State) -> [Interpretation] {
    for budget in Tolerance.budgets(letters: utterance.bytes.count) {
      var forgiving = ForgivingLattice(utterance, typed: typed, index: index)
      let lattice = forgiving.lattice(budget: budget)
      let found = interpretations(lattice, from: start, budget: budget)
      if !found.isEmpty { return found }
    }
    return reordered(from: start)
  }

  private func interpretations(
    _ lattice: Lattice, from start: Automaton.State, budget: Int
  ) -> [Interpretation] {
    var search = Search(utterance, typed: typed, lattice: lattice, in: index, budget: budget)
    let ends = search.run(from: start)
    guard !ends.isEmpty else { return [] }
    let assembler = InterpretationAssembler(
      index: index, utterance: utterance, search: search, context: context)
    var paths = Paths(search, ends: ends)
    var found: [Interpretation] = []
    while found.count < Self.maximumReadings, let path = paths.next() {
      found += assembler.interpretations(of: path)
    }
    return Ranking.best(found)
  }

  /// More readings than these are no use to anyone.
  private static let maximumReadings = 24

  private func reordered(from start: Automaton.State) -> [Interpretation] { [] }
}
