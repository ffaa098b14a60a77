// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// A place the service knows, without its words.
struct Place: Hashable, Sendable, Codable, StoredRow {
  /// The bound on its coordinates, a thousand kilometres: distances are multiplied by prices.
  static let most = 1e6

  /// The place of a user who names no pickup.
  static let here = "here"

  var id: String

  /// In metres from the middle of the town.
  var east: Int
  var north: Int

  /// Whether cabs go there.
  var isServed: Bool

  /// The distance along the streets, which run east and north, in metres.
  func distance(to other: Place) -> Int { abs(east - other.east) + abs(north - other.north) }
}
