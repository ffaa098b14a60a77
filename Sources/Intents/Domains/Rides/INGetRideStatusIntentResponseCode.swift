// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INGetRideStatusIntentResponse`` answers.
public enum INGetRideStatusIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  /// The user has to sign in with the app first.
  case failureRequiringAppLaunchMustVerifyCredentials
  /// The service offers no rides at the moment.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable
}
