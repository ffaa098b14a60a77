// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// Somebody the user knows.
struct Contact: Hashable, Sendable, Codable, StoredRow {
  var id: String
  var name: String

  /// Where the service reaches them; nil where nobody knows.
  var handle: String?

  /// Whether the service has an account of theirs.
  var hasAccount: Bool
}
