// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// A soup of the menu, without its words.
struct Soup: Hashable, Sendable, Codable, StoredRow {
  /// A price is multiplied by bowls.
  static let most = 1e6

  /// The vocabulary's identifier.
  var id: String

  /// In cents, for a bowl.
  var price: Int

  /// Bowls left.
  var stock: Int

  /// Whether the chef has it on today.
  var isOn: Bool

  var canBeOrdered: Bool { isOn && stock > 0 }
}
