// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Pays people.
final class SendPaymentHandler: NSObject, INSendPaymentIntentHandling {
  private let till: Till

  init(_ till: Till) { self.till = till }

  // MARK: Agreeing

  func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
    guard let heard = intent.payee else { return .needsValue() }
    return await till.agree(orBecause: INSendPaymentPayeeResolutionResult.refusal) {
      (books, phrasing) throws(PaymentProblem) in
      let contacts = phrasing.contacts(heard, in: books)
      guard contacts.count < 2 else {
        return .disambiguation(with: contacts.prefix(10).map(phrasing.person))
      }
      return .success(with: phrasing.person(try till.contact(heard, in: books, phrasing)))
    }
  }

  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent
  ) async -> INSendPaymentCurrencyAmountResolutionResult {
    guard let heard = intent.currencyAmount else { return .needsValue() }
    return await till.agree(orBecause: INSendPaymentCurrencyAmountResolutionResult.refusal) {
      (books, phrasing) throws(PaymentProblem) in
      let cents = try Cents.of(heard)
      try Limits.check(cents)
      try Books.check(cents, on: try books.account(nil))
      return .success(with: phrasing.money(cents))
    }
  }

  // MARK: Acting

  func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    await till.serve(refusing: INSendPaymentIntentResponse.init) { phrasing in
      let payment = try await till.ledger.books().sending(try await transfer(intent))
      let response = INSendPaymentIntentResponse(code: .ready, userActivity: nil)
      response.paymentRecord = phrasing.record(payment, at: nil)
      return response
    }
  }

  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    await till.serve(refusing: INSendPaymentIntentResponse.init) { phrasing in
      let payment = try await till.ledger.send(try await transfer(intent))
      let response = INSendPaymentIntentResponse(code: .success, userActivity: nil)
      response.paymentRecord = phrasing.record(payment, at: till.now)
      return response
    }
  }

  private func transfer(_ intent: INSendPaymentIntent) async throws -> Transfer {
    try await till.transfer(
      intent, with: intent.payee, intent.currencyAmount, note: intent.note)
  }
}

extension INSendPaymentPayeeResolutionResult {
  /// SiriKit's reason for a problem; nil where it has none.
  fileprivate static func refusal(_ problem: PaymentProblem) -> Self? {
    switch problem {
    case .noAccount: unsupported(forReason: .noAccount)
    case .noValidHandle: unsupported(forReason: .noValidHandle)
    default: nil
    }
  }
}

extension INSendPaymentCurrencyAmountResolutionResult {
  /// SiriKit's reason for a problem; nil where it has none.
  fileprivate static func refusal(_ problem: PaymentProblem) -> Self? {
    switch problem {
    case .belowMinimum: unsupported(forReason: .paymentsAmountBelowMinimum)
    case .aboveMaximum: unsupported(forReason: .paymentsAmountAboveMaximum)
    case .currencyUnsupported: unsupported(forReason: .paymentsCurrencyUnsupported)
    default: nil
    }
  }
}

extension INSendPaymentIntentResponse {
  /// A refusal, with SiriKit's code for the problem where there is one.
  fileprivate convenience init(_ problem: PaymentProblem?) {
    let code: INSendPaymentIntentResponseCode =
      switch problem {
      case .authenticationRequired: .failureRequiringAppLaunch
      case .noAccount, .noValidHandle: .failureCredentialsUnverified
      case .belowMinimum: .failurePaymentsAmountBelowMinimum
      case .aboveMaximum: .failurePaymentsAmountAboveMaximum
      case .currencyUnsupported: .failurePaymentsCurrencyUnsupported
      case .insufficientFunds: .failureInsufficientFunds
      default: .failure
      }
    self.init(code: code, userActivity: nil)
  }
}
