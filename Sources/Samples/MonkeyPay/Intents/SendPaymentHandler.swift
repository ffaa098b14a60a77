// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Pays people.
final class SendPaymentHandler: NSObject, INSendPaymentIntentHandling {
  private let till: Till

  init(_ till: Till) { self.till = till }

  // MARK: Agreeing

  func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
    await till.agree(to: intent.payee) { problem in
      INSendPaymentPayeeUnsupportedReason(problem).map { .unsupported(forReason: $0) }
    }
  }

  /// Agrees to an amount that the usual account holds.
  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent
  ) async -> INSendPaymentCurrencyAmountResolutionResult {
    await till.agree(
      to: intent.currencyAmount,
      orBecause: { problem in
        INSendPaymentCurrencyAmountUnsupportedReason(problem).map { .unsupported(forReason: $0) }
      },
      { (cents, books) throws(PaymentProblem) in
        try Books.check(cents, on: try books.account(nil))
      })
  }

  // MARK: Acting

  func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    await till.serve(refusing: INSendPaymentIntentResponse.init) { phrasing in
      let payment = try await till.ledger.books().sending(try await transfer(intent))
      return .init(.ready, phrasing.record(payment, at: nil))
    }
  }

  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    await till.serve(refusing: INSendPaymentIntentResponse.init) { phrasing in
      let payment = try await till.ledger.send(try await transfer(intent))
      return .init(.success, phrasing.record(payment, at: till.now))
    }
  }

  private func transfer(_ intent: INSendPaymentIntent) async throws -> Transfer {
    try await till.transfer(
      intent, with: intent.payee, intent.currencyAmount, note: intent.note)
  }
}

extension INSendPaymentIntentResponse {
  fileprivate convenience init(
    _ code: INSendPaymentIntentResponseCode, _ record: INPaymentRecord?
  ) {
    self.init(code: code, userActivity: nil)
    paymentRecord = record
  }

  /// A refusal, with SiriKit's code for the problem where there is one.
  fileprivate convenience init(_ problem: PaymentProblem?) {
    let code: INSendPaymentIntentResponseCode =
      switch problem {
      case .authenticationRequired: .failureRequiringAppLaunch
      case .insufficientFunds: .failureInsufficientFunds
      default: .init(problem)
      }
    self.init(code: code, userActivity: nil)
  }
}
