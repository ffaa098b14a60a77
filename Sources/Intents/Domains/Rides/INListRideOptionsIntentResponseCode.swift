// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INListRideOptionsIntentResponse`` answers.
public enum INListRideOptionsIntentResponseCode: Int, Sendable {
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
  /// The user has to rate or tip the last ride first.
  case failurePreviousRideNeedsFeedback = 10
}
