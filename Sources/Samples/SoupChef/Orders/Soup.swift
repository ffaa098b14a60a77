// SPDX-License-Identifier: Apache-2.0

import GRDB

/// A soup of the menu, without its words.
struct Soup: Hashable, Sendable, Codable, FetchableRecord {
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
