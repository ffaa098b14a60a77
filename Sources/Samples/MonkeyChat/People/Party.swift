// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// Whoever is at the other end of a message or a call: a contact of the app's, or somebody whom
/// only the system's contacts know.
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
