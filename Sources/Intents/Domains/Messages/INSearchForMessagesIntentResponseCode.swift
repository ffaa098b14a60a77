// SPDX-License-Identifier: Apache-2.0

/// How far an app got with finding messages.
public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch,
    failureMessageServiceNotAvailable, failureMessageTooManyResults
  /// The user has to log in inside the app first.
  case failureRequiringInAppAuthentication
}
