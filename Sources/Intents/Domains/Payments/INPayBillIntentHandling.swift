// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to pay a bill.
///
/// Each method has two forms, and an app implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INPayBillIntentHandling: NSObjectProtocol {
  func resolveBillPayee(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)
  func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult

  func resolveBillType(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)
  func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult

  func resolveTransactionAmount(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)
  func resolveTransactionAmount(for intent: INPayBillIntent) async
    -> INPaymentAmountResolutionResult

  func resolveFromAccount(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
  func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult

  func resolveTransactionScheduledDate(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveTransactionScheduledDate(for intent: INPayBillIntent) async
    -> INDateComponentsRangeResolutionResult

  func resolveTransactionNote(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult

  func resolveDueDate(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult

  /// Says beforehand whether the request can be carried out.
  func confirm(
    intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
  func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse

  func handle(
    intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
  func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse
}

extension INPayBillIntentHandling {
  public func resolveBillPayee(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveBillPayee(for: intent) }
  }

  public func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult {
    .unanswered()
  }

  public func resolveBillType(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveBillType(for: intent) }
  }

  public func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult {
    .unanswered()
  }

  public func resolveTransactionAmount(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveTransactionAmount(for: intent) }
  }

  public func resolveTransactionAmount(for intent: INPayBillIntent) async
    -> INPaymentAmountResolutionResult
  { .unanswered() }

  public func resolveFromAccount(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveFromAccount(for: intent) }
  }

  public func resolveFromAccount(for intent: INPayBillIntent) async
    -> INPaymentAccountResolutionResult
  { .unanswered() }

  public func resolveTransactionScheduledDate(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveTransactionScheduledDate(for: intent) }
  }

  public func resolveTransactionScheduledDate(for intent: INPayBillIntent) async
    -> INDateComponentsRangeResolutionResult
  { .unanswered() }

  public func resolveTransactionNote(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveTransactionNote(for: intent) }
  }

  public func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult
  { .unanswered() }

  public func resolveDueDate(
    for intent: INPayBillIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveDueDate(for: intent) }
  }

  public func resolveDueDate(for intent: INPayBillIntent) async
    -> INDateComponentsRangeResolutionResult
  { .unanswered() }

  public func confirm(
    intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    INPayBillIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    INPayBillIntentResponse(code: .failure, userActivity: nil)
  }
}
