// SPDX-License-Identifier: Apache-2.0

/// The states of an automaton from which one of some sentences can still be reached.
struct NearestStates {
  private var isUseful: [Bool]

  /// A state mostly leads to later ones, so that few rounds suffice; what they leave out is not found.
  private static let maximumRounds = 6

  init(leadingTo sentences: Set<Int32>, in automaton: Automaton) {
    isUseful = Array(repeating: false, count: automaton.stateCount)
    for _ in 0..<Self.maximumRounds where mark(sentences, automaton) {}
  }

  /// False for a state there is none of, as a damaged file may name.
  func contains(_ state: Automaton.State) -> Bool {
    isUseful.indices.contains(Int(state)) && isUseful[Int(state)]
  }

  /// Marks what leads to a marked state, from the last to the first; whether there was any.
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
