// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Finds earlier calls for the assistant.
///
/// Each method has two forms, and a handler implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INSearchCallHistoryIntentHandling: NSObjectProtocol {
  /// Whether they were missed, received and the like.
  func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void)
  func resolveCallTypes(for intent: INSearchCallHistoryIntent) async
    -> INCallRecordTypeOptionsResolutionResult

  /// When they were made.
  func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveDateCreated(for intent: INSearchCallHistoryIntent) async
    -> INDateComponentsRangeResolutionResult

  /// Who was at the other end.
  func resolveRecipient(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
  func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult

  /// Whether to find only calls that the user hasn't looked at.
  func resolveUnseen(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult

  func confirm(
    intent: INSearchCallHistoryIntent,
    completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)
  func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse

  func handle(
    intent: INSearchCallHistoryIntent,
    completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)
  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
}

extension INSearchCallHistoryIntentHandling {
  public func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveCallTypes(for: intent) }
  }

  public func resolveCallTypes(for intent: INSearchCallHistoryIntent) async
    -> INCallRecordTypeOptionsResolutionResult
  { .unanswered() }

  public func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveDateCreated(for: intent) }
  }

  public func resolveDateCreated(for intent: INSearchCallHistoryIntent) async
    -> INDateComponentsRangeResolutionResult
  { .unanswered() }

  public func resolveRecipient(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveRecipient(for: intent) }
  }

  public func resolveRecipient(for intent: INSearchCallHistoryIntent) async
    -> INPersonResolutionResult
  { .unanswered() }

  public func resolveUnseen(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveUnseen(for: intent) }
  }

  public func resolveUnseen(for intent: INSearchCallHistoryIntent) async
    -> INBooleanResolutionResult
  { .unanswered() }

  public func confirm(
    intent: INSearchCallHistoryIntent,
    completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
  {
    INSearchCallHistoryIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INSearchCallHistoryIntent,
    completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil)
  }
}
