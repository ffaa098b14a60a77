// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// Somebody with an account.
struct Contact: Hashable, Sendable, Codable, StoredRow {
  var id: String
  var name: String

  /// Unique in the whole app: `@bobo`.
  var handle: String
  var nickname: String?
  var isFavorite: Bool

  /// Whether they can be seen, not only heard.
  var hasVideo: Bool

  var party: Party { Party(contact: id, name: name) }
}
