// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Asks people for money. Such a request stays open: nobody answers it here.
final class RequestPaymentHandler: NSObject, INRequestPaymentIntentHandling {
  private let till: Till

  init(_ till: Till) { self.till = till }

  // MARK: Agreeing

  func resolvePayer(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentPayerResolutionResult {
    guard let heard = intent.payer else { return .needsValue() }
    return await till.agree(orBecause: INRequestPaymentPayerResolutionResult.refusal) {
      (books, phrasing) throws(PaymentProblem) in
      let contacts = phrasing.contacts(heard, in: books)
      guard contacts.count < 2 else {
        return .disambiguation(with: contacts.prefix(10).map(phrasing.person))
      }
      return .success(with: phrasing.person(try till.contact(heard, in: books, phrasing)))
    }
  }

  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentCurrencyAmountResolutionResult {
    guard let heard = intent.currencyAmount else { return .needsValue() }
    return await till.agree(orBecause: INRequestPaymentCurrencyAmountResolutionResult.refusal) {
      (_, phrasing) throws(PaymentProblem) in
      let cents = try Cents.of(heard)
      try Limits.check(cents)
      return .success(with: phrasing.money(cents))
    }
  }

  // MARK: Acting

  func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    await till.serve(refusing: INRequestPaymentIntentResponse.init) { phrasing in
      let payment = try await till.ledger.books().requesting(try await transfer(intent))
      let response = INRequestPaymentIntentResponse(code: .ready, userActivity: nil)
      response.paymentRecord = phrasing.record(payment, at: nil)
      return response
    }
  }

  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    await till.serve(refusing: INRequestPaymentIntentResponse.init) { phrasing in
      let payment = try await till.ledger.request(try await transfer(intent))
      let response = INRequestPaymentIntentResponse(code: .success, userActivity: nil)
      response.paymentRecord = phrasing.record(payment, at: till.now)
      return response
    }
  }

  private func transfer(_ intent: INRequestPaymentIntent) async throws -> Transfer {
    try await till.transfer(
      intent, with: intent.payer, intent.currencyAmount, note: intent.note)
  }
}

extension INRequestPaymentPayerResolutionResult {
  /// SiriKit's reason for a problem; nil where it has none.
  fileprivate static func refusal(_ problem: PaymentProblem) -> Self? {
    switch problem {
    case .noAccount: unsupported(forReason: .noAccount)
    case .noValidHandle: unsupported(forReason: .noValidHandle)
    default: nil
    }
  }
}

extension INRequestPaymentCurrencyAmountResolutionResult {
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

extension INRequestPaymentIntentResponse {
  /// A refusal, with SiriKit's code for the problem where there is one.
  fileprivate convenience init(_ problem: PaymentProblem?) {
    let code: INRequestPaymentIntentResponseCode =
      switch problem {
      case .noAccount, .noValidHandle: .failureCredentialsUnverified
      case .belowMinimum: .failurePaymentsAmountBelowMinimum
      case .aboveMaximum: .failurePaymentsAmountAboveMaximum
      case .currencyUnsupported: .failurePaymentsCurrencyUnsupported
      default: .failure
      }
    self.init(code: code, userActivity: nil)
  }
}
