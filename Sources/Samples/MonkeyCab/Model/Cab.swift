// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// A vehicle and who drives it.
struct Cab: Hashable, Sendable, Codable, StoredRow {
  /// Minutes are counted in seconds, too.
  static let most = 1e6

  var plate: String

  /// The identifier of the kind of ride it is for.
  var kind: String
  var manufacturer: String
  var model: String
  var driver: String
  var phone: String
  var rating: String

  /// How long it takes to a pickup.
  var minutesAway: Int
  var isOnDuty: Bool
}
