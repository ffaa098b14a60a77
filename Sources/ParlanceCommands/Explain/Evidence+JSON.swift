// SPDX-License-Identifier: Apache-2.0

import Terminal
import Voice

extension Evidence {
  /// The kind's name in JSON and in the strings.
  var kindName: String {
    switch kind {
    case .word: "word"
    case .misspelt: "misspelt"
    case .missing: "missing"
    case .moved: "moved"
    case .value: "value"
    case .likelyValue: "likelyValue"
    case .partOfValue: "partOfValue"
    case .freeText: "freeText"
    case .appName: "appName"
    case .skipped: "skipped"
    }
  }

  var slot: String? { kind.slot }

  /// The expected text, if it was misspelt.
  var expected: String? {
    switch kind {
    case .misspelt(let expected), .missing(let expected), .likelyValue(_, let expected),
      .partOfValue(_, let expected):
      expected
    case .word, .moved, .value, .freeText, .appName, .skipped: nil
    }
  }

  var json: OrderedJSON {
    [
      "heard": .string(heard), "start": .integer(span.lowerBound), "end": .integer(span.upperBound),
      "as": .string(kindName), "slot": .string(ifPresent: slot),
      "expected": .string(ifPresent: expected),
    ]
  }
}
