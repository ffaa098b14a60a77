// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// A kind of ride on offer, without its words.
struct RideKind: Hashable, Sendable, Codable, StoredRow {
  /// The bound on its prices, which are multiplied by distances.
  static let most = 1e6

  /// The vocabulary's identifier.
  var id: String

  /// The price of any ride before its distance, in cents.
  var base: Int

  /// The price of a kilometre, in cents.
  var perKilometre: Int
  var seats: Int

  /// The fare for a distance in metres.
  func fare(for metres: Int) -> Fare {
    Fare(least: Fare.rounded(base + perKilometre * metres / 1000))
  }
}

/// The range of a ride's price, in cents.
struct Fare: Hashable, Sendable {
  static let currency = "USD"

  var least: Int
  var most: Int

  init(least: Int, most: Int) { (self.least, self.most) = (least, most) }

  /// Traffic may make the ride a quarter more expensive.
  init(least: Int) { self.init(least: least, most: Self.rounded(least * 5 / 4)) }

  /// Rounds up to the next fifty cents.
  static func rounded(_ cents: Int) -> Int { (cents + 49) / 50 * 50 }
}
