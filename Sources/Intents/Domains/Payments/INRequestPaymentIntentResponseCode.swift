// SPDX-License-Identifier: Apache-2.0

/// How the request came out that an ``INRequestPaymentIntentResponse`` answers.
public enum INRequestPaymentIntentResponseCode: Int, Sendable {
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
  /// No bank account is known to the app.
  case failureNoBankAccount = 10
  /// The user may not do this.
  case failureNotEligible = 11
  /// The terms of the app are to be accepted first.
  case failureTermsAndConditionsAcceptanceRequired = 12
}
