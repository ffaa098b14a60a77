// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

extension Depot {
  /// How long a finished ride is still reported, in seconds.
  private static let remembering: TimeInterval = 3600

  /// Books a ride, once for each request however often it comes in.
  /// - Throws: ``RideProblem`` when the ride is not to be had; then nothing has changed.
  func book(_ request: RideRequest) async throws -> Ride {
    try await door.write { database in
      let town = try Self.town(in: database)
      let booked = try Self.rides(
        "WHERE request = ?", [request.id.uuidString], of: town, in: database)
      if let ride = booked.first { return ride }
      let plan = try Self.plan(request, in: town, database)
      return Ride(number: try Self.record(plan, request.id, in: database), plan: plan)
    }
  }

  /// The ride that a request would get; changes nothing.
  func plan(_ request: RideRequest) async throws -> RidePlan {
    try await door.read { try Self.plan(request, in: try Self.town(in: $0), $0) }
  }

  /// The ride that was booked for a request; nil if there is none.
  func ride(for request: UUID) async throws -> Ride? {
    try await door.read { database in
      try Self.rides(
        "WHERE request = ?", [request.uuidString], of: try Self.town(in: database), in: database
      ).first
    }
  }

  /// The ride that "my ride" means: the next one that isn't over, else the last one while it is
  /// still reported.
  func current(at now: Date) async throws -> Ride? {
    try await door.read { database in
      let town = try Self.town(in: database)
      if let open = try Self.next(at: now, of: town, in: database) { return open }
      return try Self.rides(
        "WHERE coalesce(cancelledAt, dropOffAt) > ? ORDER BY number DESC LIMIT 1",
        [now.timeIntervalSince1970 - Self.remembering], of: town, in: database
      ).first
    }
  }

  /// The ride with a number; nil if there is none.
  func ride(number: Int) async throws -> Ride? {
    try await door.read { database in
      try Self.rides(
        "WHERE number = ?", [number], of: try Self.town(in: database), in: database
      ).first
    }
  }

  /// The fee for cancelling the next ride, in cents; changes nothing.
  func cancellationFee(at now: Date) async throws -> Int {
    try await door.read { database in
      guard let ride = try Self.next(at: now, of: try Self.town(in: database), in: database) else {
        throw RideProblem.noRide
      }
      return try ride.cancellationFee(at: now)
    }
  }

  /// Cancels the next ride, once for each request, and returns the fee in cents.
  /// - Throws: ``RideProblem`` where there is no ride to cancel; then nothing has changed.
  func cancel(request: UUID, at now: Date) async throws -> Int {
    try await door.write { database in
      let town = try Self.town(in: database)
      let cancelled = try Self.rides(
        "WHERE cancelRequest = ?", [request.uuidString], of: town, in: database)
      if let ride = cancelled.first { return ride.fee }
      guard let ride = try Self.next(at: now, of: town, in: database) else {
        throw RideProblem.noRide
      }
      let fee = try ride.cancellationFee(at: now)
      try database.execute(
        sql: "UPDATE ride SET cancelRequest = ?, fee = ?, cancelledAt = ? WHERE number = ?",
        arguments: [request.uuidString, fee, now.timeIntervalSince1970, ride.number])
      return fee
    }
  }

  // MARK: Inside one transaction

  private static func next(at now: Date, of town: Town, in database: Database) throws -> Ride? {
    try rides(
      "WHERE cancelledAt IS NULL AND dropOffAt > ? ORDER BY pickupAt LIMIT 1",
      [now.timeIntervalSince1970], of: town, in: database
    ).first
  }

  private static func plan(
    _ request: RideRequest, in town: Town, _ database: Database
  ) throws -> RidePlan {
    let plan = try RidePlan(request, in: town)
    let open = try rides(
      "WHERE cancelledAt IS NULL AND dropOffAt > ?", [request.date.timeIntervalSince1970],
      of: town, in: database)
    guard !open.contains(where: { $0.plan.times.overlaps(plan.times) }) else {
      throw RideProblem.otherRide
    }
    return plan
  }

  private static func rides(
    _ condition: String, _ arguments: StatementArguments, of town: Town, in database: Database
  ) throws -> [Ride] {
    try RideRow.fetchAll(
      database, sql: "\(RideRow.select) \(condition)", arguments: arguments
    ).compactMap { $0.ride(in: town) }
  }

  private static func record(
    _ plan: RidePlan, _ request: UUID, in database: Database
  ) throws -> Int {
    let times = plan.times
    try database.execute(
      sql: """
        INSERT INTO ride (request, kind, cab, pickup, dropOff, party, paymentMethod, least, most,
          requestedAt, confirmedAt, pickupAt, dropOffAt)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        request.uuidString, plan.kind.id, plan.cab.plate, plan.pickup.id, plan.dropOff.id,
        plan.party, plan.paymentMethod.id, plan.fare.least, plan.fare.most,
        times.requestedAt.timeIntervalSince1970, times.confirmedAt.timeIntervalSince1970,
        times.pickupAt.timeIntervalSince1970, times.dropOffAt.timeIntervalSince1970,
      ])
    return Int(database.lastInsertedRowID)
  }
}
