// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INRequestPaymentIntentResponse`` answers.
public enum INRequestPaymentIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  /// The payer or the payee could not be verified.
  case failureCredentialsUnverified
  case failurePaymentsAmountBelowMinimum, failurePaymentsAmountAboveMaximum,
    failurePaymentsCurrencyUnsupported
  /// The app knows of no bank account.
  case failureNoBankAccount
  /// The user may not do this.
  case failureNotEligible
  /// The user has to accept the app's terms first.
  case failureTermsAndConditionsAcceptanceRequired
}
