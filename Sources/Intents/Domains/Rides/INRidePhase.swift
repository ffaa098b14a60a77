// SPDX-License-Identifier: Apache-2.0

/// The stage that a ride has reached.
public enum INRidePhase: Int, Sendable {
  case unknown = 0
  /// The service knows of the ride, but has no driver for it yet.
  case received = 1
  /// A driver has taken it.
  case confirmed = 2
  /// The user is riding.
  case ongoing = 3
  /// It is over, or was cancelled; ``INRideCompletionStatus`` tells which.
  case completed = 4
  case approachingPickup = 5
  /// The driver waits for the user.
  case pickup = 6
}
