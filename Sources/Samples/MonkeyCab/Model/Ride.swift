// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// A ride that was booked.
struct Ride: Hashable, Sendable {
  /// The fee for sending away a driver who has accepted, in cents.
  static let cancellationFee = 500

  /// Counts from 1, in the order of booking.
  var number: Int
  var plan: RidePlan
  var cancelledAt: Date?

  /// The fee that was charged for cancelling, in cents.
  var fee = 0

  func phase(at now: Date) -> INRidePhase {
    if cancelledAt != nil || now >= plan.times.dropOffAt { return .completed }
    if now >= plan.times.pickupAt { return .ongoing }
    return now >= plan.times.confirmedAt ? .confirmed : .received
  }

  /// The times at which its phase will change, in order; none for a cancelled ride.
  func changes(after now: Date) -> [Date] {
    guard cancelledAt == nil else { return [] }
    let times = plan.times
    return [times.confirmedAt, times.pickupAt, times.dropOffAt].filter { $0 > now }
  }

  /// The fee for cancelling now, in cents.
  func cancellationFee(at now: Date) throws(RideProblem) -> Int {
    switch phase(at: now) {
    case .ongoing: throw .underWay
    case .completed: throw .noRide
    case .confirmed: return Self.cancellationFee
    default: return 0
    }
  }
}
