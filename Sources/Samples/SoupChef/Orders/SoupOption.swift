// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// Something to have with a soup.
struct SoupOption: Hashable, Sendable, Codable, StoredRow {
  /// A price is multiplied by bowls.
  static let most = 1e6

  /// The vocabulary's identifier.
  var id: String

  /// In cents, for a bowl.
  var price: Int
}
