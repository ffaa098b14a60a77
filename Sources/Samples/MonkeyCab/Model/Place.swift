// SPDX-License-Identifier: Apache-2.0

import GRDB

/// A place the service knows, without its words.
struct Place: Hashable, Sendable, Codable, FetchableRecord {
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
