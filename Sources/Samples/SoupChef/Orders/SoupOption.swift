// SPDX-License-Identifier: Apache-2.0

import GRDB

/// Something to have with a soup.
struct SoupOption: Hashable, Sendable, Codable, FetchableRecord {
  /// The vocabulary's identifier.
  var id: String

  /// In cents, for a bowl.
  var price: Int
}
