// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INPayBillIntentResponse`` answers.
public enum INPayBillIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  /// The payer or the payee could not be verified.
  case failureCredentialsUnverified
  case failureInsufficientFunds
}
