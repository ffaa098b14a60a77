// SPDX-License-Identifier: Apache-2.0

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
