// SPDX-License-Identifier: Apache-2.0

import Rehearsal

extension Table {
  /// Adds a row of how many sentences went which way.
  /// - Parameter listing: whether to print those at once that are not right.
  mutating func add(_ name: String, _ outcomes: [SentenceOutcome], _ listing: Bool) {
    let tally = Tally(outcomes.map(\.verdict))
    rows.append([name] + tally.cells)
    guard listing, tally.right < tally.count else { return }
    Swift.print("\n\(name): \(tally.count - tally.right) not right")
    for outcome in outcomes where !outcome.isRight { Swift.print(outcome) }
  }
}
