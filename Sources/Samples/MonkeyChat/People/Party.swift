// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

/// The other end of a message or a call: a contact of the app's, or somebody whom only the system's
/// contacts know.
struct Party: Hashable, Sendable, Codable, StoredRow {
  /// The contact's identifier; nil for somebody without an account.
  var contact: String?
  var name: String

  /// The identifier in the system's contacts, for somebody without an account.
  var systemContact: String?

  func isSame(as other: Party) -> Bool {
    if contact != nil || other.contact != nil { return contact == other.contact }
    return name.matchingKey == other.name.matchingKey
  }
}

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
