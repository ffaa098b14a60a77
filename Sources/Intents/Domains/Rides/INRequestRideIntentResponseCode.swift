// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INRequestRideIntentResponse`` answers.
public enum INRequestRideIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  /// The user has to sign in with the app first.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// The service offers no rides from or to that place.
  case failureRequiringAppLaunchNoServiceInArea = 7
  /// The service offers no rides at the moment.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
  /// Something about the last ride, such as its payment, is still to be settled.
  case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
  /// The ride is too far in the future, or too far away, to be booked here.
  case failureRequiringAppLaunchRideScheduledTooFar = 10
}
