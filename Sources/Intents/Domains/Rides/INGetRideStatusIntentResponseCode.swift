// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INGetRideStatusIntentResponse`` answers.
public enum INGetRideStatusIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  /// The user has to sign in with the app first.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// The service offers no rides at the moment.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 7
}
