// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to ask somebody for money.
///
/// Each method has two forms, and an app implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INRequestPaymentIntentHandling: NSObjectProtocol {
  func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void)
  func resolvePayer(for intent: INRequestPaymentIntent) async
    -> INRequestPaymentPayerResolutionResult

  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void)
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async
    -> INRequestPaymentCurrencyAmountResolutionResult

  func resolveNote(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult

  /// Says beforehand whether the request can be carried out.
  func confirm(
    intent: INRequestPaymentIntent,
    completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
  func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse

  func handle(
    intent: INRequestPaymentIntent,
    completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
}

extension INRequestPaymentIntentHandling {
  public func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolvePayer(for: intent) }
  }

  public func resolvePayer(for intent: INRequestPaymentIntent) async
    -> INRequestPaymentPayerResolutionResult
  { .unanswered() }

  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveCurrencyAmount(for: intent) }
  }

  public func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async
    -> INRequestPaymentCurrencyAmountResolutionResult
  { .unanswered() }

  public func resolveNote(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveNote(for: intent) }
  }

  public func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
    .unanswered()
  }

  public func confirm(
    intent: INRequestPaymentIntent,
    completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    INRequestPaymentIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INRequestPaymentIntent,
    completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    INRequestPaymentIntentResponse(code: .failure, userActivity: nil)
  }
}
