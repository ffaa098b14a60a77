// SPDX-License-Identifier: Apache-2.0

/// How far an app got with starting a call.
public enum INStartCallIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp
  /// The user is asked before the call. Only an answer to `confirm` may use this code.
  case userConfirmationRequired
  case failure, failureRequiringAppLaunch, failureCallingServiceNotAvailable,
    failureContactNotSupportedByApp, failureAirplaneModeEnabled
  /// The call can't go on with another device.
  case failureUnableToHandOff
  /// The app has to be set up first.
  case failureAppConfigurationRequired
  case failureCallInProgress, failureCallRinging
}
