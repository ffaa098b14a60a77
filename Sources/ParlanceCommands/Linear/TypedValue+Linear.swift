// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Terminal
import Voice

extension TypedValue {
  /// The value for a screen reader: `currency: 20 USD, heard as 20 US dollars.`
  ///
  /// Key: `terminal.value` with `${kind}`, `${value}` and `${text}`.
  func linear(_ wording: Wording) -> String {
    let number = if case .string(let text) = value { text } else { OrderedJSON(value).text }
    let value = [number, unit].compactMap(\.self).joined(separator: " ")
    return wording.text(
      "terminal.value", ["kind": type.rawValue, "value": value, "text": heard])
  }
}
