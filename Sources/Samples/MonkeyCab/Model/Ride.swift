// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// A ride that was booked.
struct Ride: Hashable, Sendable {
  /// What is charged when a driver who has accepted is sent away, in cents.
  static let cancellationFee = 500

  /// From 1, in the order they were booked.
  var number: Int
  var plan: RidePlan
  var cancelledAt: Date?

  /// What cancelling cost, in cents.
  var fee = 0

  func phase(at now: Date) -> INRidePhase {
    if cancelledAt != nil || now >= plan.times.dropOffAt { return .completed }
    if now >= plan.times.pickupAt { return .ongoing }
    return now >= plan.times.confirmedAt ? .confirmed : .received
  }

  /// When its phase will change, in order; never for one that is cancelled.
  func changes(after now: Date) -> [Date] {
    guard cancelledAt == nil else { return [] }
    let times = plan.times
    return [times.confirmedAt, times.pickupAt, times.dropOffAt].filter { $0 > now }
  }

  /// What cancelling would cost, in cents.
  func cancellationFee(at now: Date) throws(RideProblem) -> Int {
    switch phase(at: now) {
    case .ongoing: throw .underWay
    case .completed: throw .noRide
    case .confirmed: return Self.cancellationFee
    default: return 0
    }
  }
}
