// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

/// The app's data: the service's offers, and the rides.
struct Depot: Sendable {
  let door: DataDoor

  init(container: URL) {
    door = DataDoor(container: container, name: "MonkeyCab") { DepotSchema.schema }
  }
}

extension Depot {
  func town() async throws -> Town {
    try await door.read { try Self.town(in: $0) }
  }

  static func town(in database: Database) throws -> Town {
    try Town(
      places: Place.fetchAll(
        database, sql: "SELECT id, east, north, isServed FROM place ORDER BY position"),
      kinds: RideKind.fetchAll(
        database, sql: "SELECT id, base, perKilometre, seats FROM rideKind ORDER BY position"),
      cabs: Cab.fetchAll(database, sql: "SELECT * FROM cab ORDER BY minutesAway, position"),
      paymentMethods: PaymentMethod.fetchAll(
        database, sql: "SELECT id, type, hint FROM paymentMethod ORDER BY position"))
  }
}
