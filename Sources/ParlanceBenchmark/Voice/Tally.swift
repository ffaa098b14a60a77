// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rehearsal

/// The number of sentences for each outcome.
struct Tally {
  private(set) var right = 0
  private(set) var wrong = 0
  private(set) var notUnderstood = 0

  init(_ verdicts: some Sequence<SentenceVerdict> = []) {
    for verdict in verdicts { add(verdict) }
  }

  var count: Int { right + wrong + notUnderstood }

  mutating func add(_ verdict: SentenceVerdict) {
    switch verdict {
    case .right: right += 1
    case .wrong: wrong += 1
    case .notUnderstood: notUnderstood += 1
    }
  }

  /// The number of sentences, of right, wrong and unrecognised ones, and the share of right ones.
  var cells: [String] {
    [count, right, wrong, notUnderstood].map(String.init) + [share]
  }

  private var share: String {
    count == 0 ? "–" : String(format: "%.2f", 100 * Double(right) / Double(count))
  }
}
