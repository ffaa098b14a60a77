// SPDX-License-Identifier: Apache-2.0

/// How far an app got with sending a message.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch,
    failureMessageServiceNotAvailable
  /// The user has to log in inside the app first.
  case failureRequiringInAppAuthentication
}
