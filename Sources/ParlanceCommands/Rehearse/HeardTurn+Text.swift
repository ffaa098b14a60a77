// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal
import Terminal

extension HeardTurn {
  /// `7 options, 8.2 seconds`.
  var measures: String {
    let seconds = "\((self.seconds * 10).rounded() / 10) seconds"
    return options == 0 ? seconds : "\(options) options, \(seconds)"
  }

  /// The same as words, with nothing that a screen reader would spell out.
  var linear: [String] {
    ["Line \(location.line): \(said)"] + spoken + ["\(measures)."]
      + flags.map { "It \($0)." }
  }

  /// One turn of `rehearse --hear --json`.
  var json: OrderedJSON {
    [
      "line": .integer(location.line), "said": .string(said), "spoken": .string(text),
      "language": .string(language), "options": .integer(options),
      "seconds": .decimal((seconds * 100).rounded() / 100),
      "flags": .strings(flags.map(\.description)),
    ]
  }
}
