// SPDX-License-Identifier: Apache-2.0

import Intents

// SiriKit has an enumeration for each request, but the same names in them.

/// SiriKit's reasons why somebody can't be paid or be asked to pay.
protocol PersonReason {
  static var noAccount: Self { get }
  static var noValidHandle: Self { get }
}

extension INSendPaymentPayeeUnsupportedReason: PersonReason {}
extension INRequestPaymentPayerUnsupportedReason: PersonReason {}

extension PersonReason {
  /// Nil for a problem that SiriKit has no reason for.
  init?(_ problem: PaymentProblem) {
    switch problem {
    case .noAccount: self = .noAccount
    case .noValidHandle: self = .noValidHandle
    default: return nil
    }
  }
}

/// SiriKit's reasons why an amount can't be paid or be asked for.
protocol AmountReason {
  static var paymentsAmountBelowMinimum: Self { get }
  static var paymentsAmountAboveMaximum: Self { get }
  static var paymentsCurrencyUnsupported: Self { get }
}

extension INSendPaymentCurrencyAmountUnsupportedReason: AmountReason {}
extension INRequestPaymentCurrencyAmountUnsupportedReason: AmountReason {}

extension AmountReason {
  /// Nil for a problem that SiriKit has no reason for.
  init?(_ problem: PaymentProblem) {
    switch problem {
    case .belowMinimum: self = .paymentsAmountBelowMinimum
    case .aboveMaximum: self = .paymentsAmountAboveMaximum
    case .currencyUnsupported: self = .paymentsCurrencyUnsupported
    default: return nil
    }
  }
}

/// SiriKit's codes for money between people that could not be paid or asked for.
protocol TransferCode {
  static var failure: Self { get }
  static var failureCredentialsUnverified: Self { get }
  static var failurePaymentsAmountBelowMinimum: Self { get }
  static var failurePaymentsAmountAboveMaximum: Self { get }
  static var failurePaymentsCurrencyUnsupported: Self { get }
}

extension INSendPaymentIntentResponseCode: TransferCode {}
extension INRequestPaymentIntentResponseCode: TransferCode {}

extension TransferCode {
  /// - Parameter problem: nil for trouble with the data.
  init(_ problem: PaymentProblem?) {
    self =
      switch problem {
      case .noAccount, .noValidHandle: .failureCredentialsUnverified
      case .belowMinimum: .failurePaymentsAmountBelowMinimum
      case .aboveMaximum: .failurePaymentsAmountAboveMaximum
      case .currencyUnsupported: .failurePaymentsCurrencyUnsupported
      default: .failure
      }
  }
}
