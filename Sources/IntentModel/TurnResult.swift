// SPDX-License-Identifier: Apache-2.0

/// How a request ended.
public enum TurnResult: String, Hashable, Sendable {
  case success
  case failure
  case inProgress
  case continueInApp
  case cancelled
  case notUnderstood
}
