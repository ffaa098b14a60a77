// SPDX-License-Identifier: Apache-2.0

import Rehearsal
import Terminal

extension RehearsalResult {
  /// One line of `rehearse --json`.
  var json: OrderedJSON {
    switch subject {
    case .transcript(let file):
      ["file": .string(file), "passed": .boolean(isPassed), "problems": .strings(problems)]
    case .sentences(let place, let language):
      [
        "sentences": .string(place), "language": .string(language), "passed": .integer(passed),
        "failed": .integer(failed), "problems": .strings(problems),
      ]
    }
  }
}
