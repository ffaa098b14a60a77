// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// A kind of ride on offer, without its words.
struct RideKind: Hashable, Sendable, Codable, StoredRow {
  /// A price is multiplied by a distance.
  static let most = 1e6

  /// The vocabulary's identifier.
  var id: String

  /// In cents, for any ride.
  var base: Int

  /// In cents.
  var perKilometre: Int
  var seats: Int

  /// What so many metres cost.
  func fare(for metres: Int) -> Fare {
    Fare(least: Fare.rounded(base + perKilometre * metres / 1000))
  }
}
