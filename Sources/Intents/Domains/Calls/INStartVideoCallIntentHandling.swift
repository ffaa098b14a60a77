// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Starts video calls for the assistant.
///
/// Each method has two forms, and a handler implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
  /// Who is called: one result for each contact.
  func resolveContacts(
    for intent: INStartVideoCallIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult]

  func confirm(
    intent: INStartVideoCallIntent,
    completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
  func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse

  func handle(
    intent: INStartVideoCallIntent,
    completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
}

extension INStartVideoCallIntentHandling {
  public func resolveContacts(
    for intent: INStartVideoCallIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    relay(to: completion) { await self.resolveContacts(for: intent) }
  }

  public func resolveContacts(for intent: INStartVideoCallIntent) async
    -> [INPersonResolutionResult]
  { [.unanswered()] }

  public func confirm(
    intent: INStartVideoCallIntent,
    completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    INStartVideoCallIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INStartVideoCallIntent,
    completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    INStartVideoCallIntentResponse(code: .failure, userActivity: nil)
  }
}
