// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INSendPaymentIntentResponse`` answers.
public enum INSendPaymentIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  /// The payer or the payee could not be verified.
  case failureCredentialsUnverified = 6
  case failurePaymentsAmountBelowMinimum = 7
  case failurePaymentsAmountAboveMaximum = 8
  case failurePaymentsCurrencyUnsupported = 9
  case failureInsufficientFunds = 10
  /// The app knows of no bank account.
  case failureNoBankAccount = 11
  /// The user may not do this.
  case failureNotEligible = 12
  /// The user has to accept the app's terms first.
  case failureTermsAndConditionsAcceptanceRequired = 13
}
