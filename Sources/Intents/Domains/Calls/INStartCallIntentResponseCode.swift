// SPDX-License-Identifier: Apache-2.0

/// How far an app got with starting a call.
public enum INStartCallIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  /// The user is asked before the call. Only an answer to `confirm` may use this code.
  case userConfirmationRequired = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCallingServiceNotAvailable = 6
  case failureContactNotSupportedByApp = 7
  case failureAirplaneModeEnabled = 8
  /// The call can't go on with another device.
  case failureUnableToHandOff = 9
  /// The app has to be set up first.
  case failureAppConfigurationRequired = 10
  case failureCallInProgress = 11
  case failureCallRinging = 12
}
