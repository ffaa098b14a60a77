// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INSearchForAccountsIntentResponse`` answers.
public enum INSearchForAccountsIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  /// The user could not be verified.
  case failureCredentialsUnverified
  case failureAccountNotFound
  /// The user has to accept the app's terms first.
  case failureTermsAndConditionsAcceptanceRequired
  /// The user may not do this.
  case failureNotEligible
}
