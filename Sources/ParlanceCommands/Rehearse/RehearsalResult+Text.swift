// SPDX-License-Identifier: Apache-2.0

import Rehearsal
import Terminal

extension RehearsalResult {
  /// A line with how it went, and below it what went differently.
  var text: String {
    let lines = ["\(isPassed ? "ok" : "failed") \(title)"] + problems
    return lines.map { $0.neutralised(keepingLines: true) + "\n" }.joined()
  }

  private var title: String {
    switch subject {
    case .transcript: subject.name
    case .sentences: "\(subject.name): \(counts)"
    }
  }

  private var counts: String {
    failed == 0 ? "\(passed) passed" : "\(passed) passed, \(failed) failed"
  }
}
