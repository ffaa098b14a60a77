// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Starts audio calls for the assistant.
///
/// Each method has two forms, and a handler implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
  /// Who is called: one result for each contact.
  func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult]

  /// The kind of destination: a contact, the voicemail, an emergency number.
  func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)
  func resolveDestinationType(for intent: INStartAudioCallIntent) async
    -> INCallDestinationTypeResolutionResult

  func confirm(
    intent: INStartAudioCallIntent,
    completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
  func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse

  func handle(
    intent: INStartAudioCallIntent,
    completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
  func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
}

extension INStartAudioCallIntentHandling {
  public func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    relay(to: completion) { await self.resolveContacts(for: intent) }
  }

  public func resolveContacts(for intent: INStartAudioCallIntent) async
    -> [INPersonResolutionResult]
  { [.unanswered()] }

  public func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveDestinationType(for: intent) }
  }

  public func resolveDestinationType(for intent: INStartAudioCallIntent) async
    -> INCallDestinationTypeResolutionResult
  { .unanswered() }

  public func confirm(
    intent: INStartAudioCallIntent,
    completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    INStartAudioCallIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INStartAudioCallIntent,
    completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    INStartAudioCallIntentResponse(code: .failure, userActivity: nil)
  }
}
