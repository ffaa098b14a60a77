// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INListRideOptionsIntentResponse`` answers. The codes that
/// ``INRequestRideIntentResponseCode`` has too are explained there.
public enum INListRideOptionsIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch,
    failureRequiringAppLaunchMustVerifyCredentials, failureRequiringAppLaunchNoServiceInArea,
    failureRequiringAppLaunchServiceTemporarilyUnavailable,
    failureRequiringAppLaunchPreviousRideNeedsCompletion
  /// The user has to rate or tip the last ride first.
  case failurePreviousRideNeedsFeedback
}
