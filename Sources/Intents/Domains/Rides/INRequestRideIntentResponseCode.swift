// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INRequestRideIntentResponse`` answers.
public enum INRequestRideIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  /// The user has to sign in with the app first.
  case failureRequiringAppLaunchMustVerifyCredentials
  /// The service offers no rides from or to that place.
  case failureRequiringAppLaunchNoServiceInArea
  /// The service offers no rides at the moment.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable
  /// Something about the last ride, such as its payment, is still to be settled.
  case failureRequiringAppLaunchPreviousRideNeedsCompletion
  /// The ride is too far in the future, or too far away, to be booked here.
  case failureRequiringAppLaunchRideScheduledTooFar
}
