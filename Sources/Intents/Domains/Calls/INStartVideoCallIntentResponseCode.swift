// SPDX-License-Identifier: Apache-2.0

/// How far an app got with starting a video call.
public enum INStartVideoCallIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch
  /// The app has to be set up first.
  case failureAppConfigurationRequired
  case failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureInvalidNumber
}
