// SPDX-License-Identifier: Apache-2.0

/// How far an app got with starting an audio call.
public enum INStartAudioCallIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  /// The app has to be set up first.
  case failureAppConfigurationRequired = 5
  case failureCallingServiceNotAvailable = 6
  case failureContactNotSupportedByApp = 7
  case failureNoValidNumber = 8
}
