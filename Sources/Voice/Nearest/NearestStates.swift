// SPDX-License-Identifier: Apache-2.0

/// The states of an automaton from which one of some sentences can still be reached.
struct NearestStates {
  private var isUseful: [Bool]

  /// The most rounds. States mostly lead to later ones, so few rounds suffice; a state that they
  /// miss is not found.
  private static let maximumRounds = 6

  init(leadingTo sentences: Set<Int32>, in automaton: Automaton) {
    isUseful = Array(repeating: false, count: automaton.stateCount)
    for _ in 0..<Self.maximumRounds where mark(sentences, automaton) {}
  }

  /// Whether a sentence can be reached from a state; false for a number outside the states, as in a
  /// damaged file.
  func contains(_ state: Automaton.State) -> Bool {
    isUseful.indices.contains(Int(state)) && isUseful[Int(state)]
  }

  /// Marks the states that lead to a marked state, from the last to the first. Returns whether
  /// there were new ones.
  private mutating func mark(_ sentences: Set<Int32>, _ automaton: Automaton) -> Bool {
    var isChanged = false
    for state in isUseful.indices.reversed() where !isUseful[state] {
      guard leads(Automaton.State(state), to: sentences, automaton) else { continue }
      isUseful[state] = true
      isChanged = true
    }
    return isChanged
  }

  private func leads(
    _ state: Automaton.State, to sentences: Set<Int32>, _ automaton: Automaton
  ) -> Bool {
    automaton.sentences(at: state).contains { sentences.contains(automaton.accepted[$0]) }
      || automaton.words(from: state).contains { contains(automaton.words[$0].target) }
      || automaton.arcs(from: state).contains { contains(automaton.arcs[$0].target) }
  }
}
