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

/// What a ride costs, from the least to the most, in cents.
struct Fare: Hashable, Sendable {
  static let currency = "USD"

  var least: Int
  var most: Int

  init(least: Int, most: Int) { (self.least, self.most) = (least, most) }

  /// Traffic may make it a quarter more.
  init(least: Int) { self.init(least: least, most: Self.rounded(least * 5 / 4)) }

  /// Up to the next fifty cents.
  static func rounded(_ cents: Int) -> Int { (cents + 49) / 50 * 50 }
}
