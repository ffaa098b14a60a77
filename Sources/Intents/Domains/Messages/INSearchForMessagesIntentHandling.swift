// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Finds messages for the assistant.
///
/// Each method has two forms, and a handler implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
  /// Who got them.
  func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]

  /// Who sent them.
  func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]

  /// Whether they are unread, flagged and the like.
  func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void)
  func resolveAttributes(for intent: INSearchForMessagesIntent) async
    -> INMessageAttributeOptionsResolutionResult

  /// When they were sent.
  func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async
    -> INDateComponentsRangeResolutionResult

  /// The groups they were sent to.
  func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
  func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async
    -> [INSpeakableStringResolutionResult]

  func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
  func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse

  func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
}

extension INSearchForMessagesIntentHandling {
  public func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    relay(to: completion) { await self.resolveRecipients(for: intent) }
  }

  public func resolveRecipients(for intent: INSearchForMessagesIntent) async
    -> [INPersonResolutionResult]
  { [.unanswered()] }

  public func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    relay(to: completion) { await self.resolveSenders(for: intent) }
  }

  public func resolveSenders(for intent: INSearchForMessagesIntent) async
    -> [INPersonResolutionResult]
  { [.unanswered()] }

  public func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveAttributes(for: intent) }
  }

  public func resolveAttributes(for intent: INSearchForMessagesIntent) async
    -> INMessageAttributeOptionsResolutionResult
  { .unanswered() }

  public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveDateTimeRange(for: intent) }
  }

  public func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async
    -> INDateComponentsRangeResolutionResult
  { .unanswered() }

  public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
  ) {
    relay(to: completion) { await self.resolveSpeakableGroupNames(for: intent) }
  }

  public func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async
    -> [INSpeakableStringResolutionResult]
  { [.unanswered()] }

  public func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  {
    INSearchForMessagesIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    INSearchForMessagesIntentResponse(code: .failure, userActivity: nil)
  }
}
