// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The times at which a ride goes from one phase to the next.
struct RideTimes: Hashable, Sendable {
  /// How long a driver takes to accept a ride, in seconds.
  private static let accepting: TimeInterval = 60

  /// How long before a pickup that was booked ahead a driver accepts it, in seconds.
  private static let acceptingAhead: TimeInterval = 15 * 60

  var requestedAt: Date
  var confirmedAt: Date
  var pickupAt: Date
  var dropOffAt: Date

  /// Whether the rides overlap, so that one user can't take both.
  func overlaps(_ other: RideTimes) -> Bool {
    confirmedAt < other.dropOffAt && other.confirmedAt < dropOffAt
  }
}

extension RideTimes {
  /// Assumes two minutes for each kilometre.
  init(_ request: RideRequest, minutesAway: Int, over metres: Int) throws(RideProblem) {
    let now = request.date
    let soonest = now + TimeInterval(minutesAway * 60)
    if let time = request.pickupTime { try Self.check(time, from: now) }
    let pickup = max(request.pickupTime ?? soonest, soonest)
    let minutes = max(1, (metres * 2 + 999) / 1000)
    self.init(
      requestedAt: now, confirmedAt: max(now + Self.accepting, pickup - Self.acceptingAhead),
      pickupAt: pickup, dropOffAt: pickup + TimeInterval(minutes * 60))
  }

  /// Checks that a ride can be booked for a time.
  static func check(_ time: Date, from now: Date) throws(RideProblem) {
    guard time >= now else { throw .inThePast }
    guard time <= now + TimeInterval(RidePlan.daysAhead * 86_400) else { throw .tooFarAhead }
  }
}
