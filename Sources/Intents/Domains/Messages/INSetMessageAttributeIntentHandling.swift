// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Marks messages for the assistant.
///
/// Each method has two forms, and a handler implements either; one it leaves out has no opinion.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  /// What they are marked as.
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
