// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
  /// The text without quotation marks around all of it.
  var unquoted: String {
    let pairs: [(Character, Character)] = [
      ("\"", "\""), ("'", "'"), ("“", "”"), ("‘", "’"), ("«", "»"), ("「", "」"), ("『", "』"),
    ]
    let text = trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.count > 2, pairs.contains(where: { $0 == (text.first, text.last) }) else {
      return text
    }
    return String(text.dropFirst().dropLast()).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
