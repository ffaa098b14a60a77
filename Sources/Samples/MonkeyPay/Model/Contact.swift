// SPDX-License-Identifier: Apache-2.0

import GRDB

/// Somebody the user knows.
struct Contact: Hashable, Sendable, Codable, FetchableRecord {
  var id: String
  var name: String

  /// Where the service reaches them; nil where nobody knows.
  var handle: String?

  /// Whether the service has an account of theirs.
  var hasAccount: Bool
}
