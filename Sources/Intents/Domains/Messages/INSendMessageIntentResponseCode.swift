// SPDX-License-Identifier: Apache-2.0

/// How far an app got with sending a message.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureMessageServiceNotAvailable = 6
  /// The user has to log in inside the app first.
  case failureRequiringInAppAuthentication = 7
}
