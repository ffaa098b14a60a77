// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Marks messages for the assistant.
///
/// Each method has two forms, and a handler implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  /// The mark to give to the messages.
  func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void)
  func resolveAttribute(for intent: INSetMessageAttributeIntent) async
    -> INMessageAttributeResolutionResult

  func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)
  func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse

  func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)
  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
}

extension INSetMessageAttributeIntentHandling {
  public func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveAttribute(for: intent) }
  }

  public func resolveAttribute(for intent: INSetMessageAttributeIntent) async
    -> INMessageAttributeResolutionResult
  { .unanswered() }

  public func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INSetMessageAttributeIntent) async
    -> INSetMessageAttributeIntentResponse
  {
    INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INSetMessageAttributeIntent) async
    -> INSetMessageAttributeIntentResponse
  {
    INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil)
  }
}
