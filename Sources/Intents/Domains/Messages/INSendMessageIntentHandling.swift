// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Sends messages for the assistant.
///
/// Each method has two forms, and a handler implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  /// Who gets it: one result for each recipient.
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void)
  func resolveRecipients(for intent: INSendMessageIntent) async
    -> [INSendMessageRecipientResolutionResult]

  /// The text of the message.
  func resolveContent(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult

  /// The group that gets it.
  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveSpeakableGroupName(for intent: INSendMessageIntent) async
    -> INSpeakableStringResolutionResult

  /// Whether it is written or spoken.
  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void)
  func resolveOutgoingMessageType(for intent: INSendMessageIntent) async
    -> INOutgoingMessageTypeResolutionResult

  func confirm(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse

  func handle(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
}

extension INSendMessageIntentHandling {
  public func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    relay(to: completion) { await self.resolveRecipients(for: intent) }
  }

  public func resolveRecipients(for intent: INSendMessageIntent) async
    -> [INSendMessageRecipientResolutionResult]
  { [.unanswered()] }

  public func resolveContent(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveContent(for: intent) }
  }

  public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    .unanswered()
  }

  public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveSpeakableGroupName(for: intent) }
  }

  public func resolveSpeakableGroupName(for intent: INSendMessageIntent) async
    -> INSpeakableStringResolutionResult
  { .unanswered() }

  public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveOutgoingMessageType(for: intent) }
  }

  public func resolveOutgoingMessageType(for intent: INSendMessageIntent) async
    -> INOutgoingMessageTypeResolutionResult
  { .unanswered() }

  public func confirm(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .failure, userActivity: nil)
  }
}
