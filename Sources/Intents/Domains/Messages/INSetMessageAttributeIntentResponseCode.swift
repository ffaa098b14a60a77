// SPDX-License-Identifier: Apache-2.0

/// How far an app got with marking messages.
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureMessageNotFound = 6
  case failureMessageAttributeNotSet = 7
}
