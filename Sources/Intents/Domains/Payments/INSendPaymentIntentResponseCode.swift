// SPDX-License-Identifier: Apache-2.0

/// How the request came out that an ``INSendPaymentIntentResponse`` answers.
public enum INSendPaymentIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  /// Who pays or who is paid could not be verified.
  case failureCredentialsUnverified = 6
  case failurePaymentsAmountBelowMinimum = 7
  case failurePaymentsAmountAboveMaximum = 8
  case failurePaymentsCurrencyUnsupported = 9
  case failureInsufficientFunds = 10
  /// No bank account is known to the app.
  case failureNoBankAccount = 11
  /// The user may not do this.
  case failureNotEligible = 12
  /// The terms of the app are to be accepted first.
  case failureTermsAndConditionsAcceptanceRequired = 13
}
