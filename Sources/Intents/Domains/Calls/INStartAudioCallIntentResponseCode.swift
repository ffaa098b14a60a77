// SPDX-License-Identifier: Apache-2.0

/// How far an app got with starting an audio call.
public enum INStartAudioCallIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch
  /// The app has to be set up first.
  case failureAppConfigurationRequired
  case failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureNoValidNumber
}
