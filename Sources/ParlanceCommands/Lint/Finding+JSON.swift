// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Terminal

extension Finding {
  /// One line of `lint --json`.
  var json: OrderedJSON {
    [
      "file": .string(location.file), "line": .integer(location.line),
      "column": .integer(location.column), "severity": .string(severity.rawValue),
      "rule": .string(rule), "message": .string(message), "fixable": .boolean(edit != nil),
    ]
  }
}
