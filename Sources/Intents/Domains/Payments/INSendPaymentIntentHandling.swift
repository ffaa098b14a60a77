// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to pay somebody.
///
/// Each method has two forms, and an app implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INSendPaymentIntentHandling: NSObjectProtocol {
  func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void)
  func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult

  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void)
  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async
    -> INSendPaymentCurrencyAmountResolutionResult

  func resolveNote(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult

  /// Says beforehand whether the request can be carried out.
  func confirm(
    intent: INSendPaymentIntent,
    completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
  func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse

  func handle(
    intent: INSendPaymentIntent,
    completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
}

extension INSendPaymentIntentHandling {
  public func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolvePayee(for: intent) }
  }

  public func resolvePayee(for intent: INSendPaymentIntent) async
    -> INSendPaymentPayeeResolutionResult
  { .unanswered() }

  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveCurrencyAmount(for: intent) }
  }

  public func resolveCurrencyAmount(for intent: INSendPaymentIntent) async
    -> INSendPaymentCurrencyAmountResolutionResult
  { .unanswered() }

  public func resolveNote(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveNote(for: intent) }
  }

  public func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult {
    .unanswered()
  }

  public func confirm(
    intent: INSendPaymentIntent,
    completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    INSendPaymentIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INSendPaymentIntent,
    completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    INSendPaymentIntentResponse(code: .failure, userActivity: nil)
  }
}
