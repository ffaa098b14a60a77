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
    await till.agree(to: intent.payer) { problem in
      INRequestPaymentPayerUnsupportedReason(problem).map { .unsupported(forReason: $0) }
    }
  }

  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentCurrencyAmountResolutionResult {
    await till.agree(to: intent.currencyAmount) { problem in
      INRequestPaymentCurrencyAmountUnsupportedReason(problem).map { .unsupported(forReason: $0) }
    }
  }

  // MARK: Acting

  func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    await till.serve(refusing: INRequestPaymentIntentResponse.init) { phrasing in
      let payment = try await till.ledger.books().requesting(try await transfer(intent))
      return .init(.ready, phrasing.record(payment, at: nil))
    }
  }

  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    await till.serve(refusing: INRequestPaymentIntentResponse.init) { phrasing in
      let payment = try await till.ledger.request(try await transfer(intent))
      return .init(.success, phrasing.record(payment, at: till.now))
    }
  }

  private func transfer(_ intent: INRequestPaymentIntent) async throws -> Transfer {
    try await till.transfer(
      intent, with: intent.payer, intent.currencyAmount, note: intent.note)
  }
}

extension INRequestPaymentIntentResponse {
  fileprivate convenience init(
    _ code: INRequestPaymentIntentResponseCode, _ record: INPaymentRecord?
  ) {
    self.init(code: code, userActivity: nil)
    paymentRecord = record
  }

  /// A refusal, with SiriKit's code for the problem where there is one.
  fileprivate convenience init(_ problem: PaymentProblem?) {
    self.init(code: .init(problem), userActivity: nil)
  }
}
