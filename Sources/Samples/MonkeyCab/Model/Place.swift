// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// A place the service knows, without its words.
struct Place: Hashable, Sendable, Codable, StoredRow {
  /// How far it is between two places is multiplied by a price: a thousand kilometres.
  static let most = 1e6

  /// Where somebody is who names no pickup.
  static let here = "here"

  var id: String

  /// In metres from the middle of the town.
  var east: Int
  var north: Int

  /// Whether cabs go there.
  var isServed: Bool

  /// Along the streets, which run east and north, in metres.
  func distance(to other: Place) -> Int { abs(east - other.east) + abs(north - other.north) }
}
