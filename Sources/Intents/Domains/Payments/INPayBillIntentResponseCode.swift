// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INPayBillIntentResponse`` answers.
public enum INPayBillIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  /// The payer or the payee could not be verified.
  case failureCredentialsUnverified = 6
  case failureInsufficientFunds = 7
}
