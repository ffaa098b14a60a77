// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INSearchForAccountsIntentResponse`` answers.
public enum INSearchForAccountsIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  /// The user could not be verified.
  case failureCredentialsUnverified = 6
  case failureAccountNotFound = 7
  /// The user has to accept the app's terms first.
  case failureTermsAndConditionsAcceptanceRequired = 8
  /// The user may not do this.
  case failureNotEligible = 9
}
