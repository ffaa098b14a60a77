// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
  /// The text as names are compared: without case, accents and a handle's `@`.
  var matchingKey: String {
    let folded = folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return String(folded.trimmingCharacters(in: .whitespacesAndNewlines).trimmingPrefix("@"))
  }

  /// The words of a name as they are compared.
  var matchingWords: Set<String> {
    Set(matchingKey.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
