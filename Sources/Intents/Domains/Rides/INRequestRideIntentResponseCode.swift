// SPDX-License-Identifier: Apache-2.0

/// How the request came out that an ``INRequestRideIntentResponse`` answers.
public enum INRequestRideIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  /// The user has to sign in with the app first.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// The service drives nobody from or to there.
  case failureRequiringAppLaunchNoServiceInArea = 7
  /// The service drives nobody just now.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
  /// Something of the last ride, such as its payment, is open.
  case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
  /// The ride is too far ahead, or away, to be booked here.
  case failureRequiringAppLaunchRideScheduledTooFar = 10
}
