// SPDX-License-Identifier: Apache-2.0

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
