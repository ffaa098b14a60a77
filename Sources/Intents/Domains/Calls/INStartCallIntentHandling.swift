// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Starts calls for the assistant.
///
/// Each method has two forms, and a handler implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INStartCallIntentHandling: NSObjectProtocol {
  /// Who is called: one result for each contact.
  func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void)
  func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]

  /// Whether it is an audio or a video call.
  func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void)
  func resolveCallCapability(for intent: INStartCallIntent) async
    -> INStartCallCallCapabilityResolutionResult

  /// The kind of destination: a contact, the voicemail, an emergency number.
  func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)
  func resolveDestinationType(for intent: INStartCallIntent) async
    -> INCallDestinationTypeResolutionResult

  /// The earlier call that is returned.
  func resolveCallRecordToCallBack(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void
  )
  func resolveCallRecordToCallBack(for intent: INStartCallIntent) async
    -> INCallRecordResolutionResult

  func confirm(
    intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
  func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse

  func handle(
    intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
}

extension INStartCallIntentHandling {
  public func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
  ) {
    relay(to: completion) { await self.resolveContacts(for: intent) }
  }

  public func resolveContacts(for intent: INStartCallIntent) async
    -> [INStartCallContactResolutionResult]
  { [.unanswered()] }

  public func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveCallCapability(for: intent) }
  }

  public func resolveCallCapability(for intent: INStartCallIntent) async
    -> INStartCallCallCapabilityResolutionResult
  { .unanswered() }

  public func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveDestinationType(for: intent) }
  }

  public func resolveDestinationType(for intent: INStartCallIntent) async
    -> INCallDestinationTypeResolutionResult
  { .unanswered() }

  public func resolveCallRecordToCallBack(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveCallRecordToCallBack(for: intent) }
  }

  public func resolveCallRecordToCallBack(for intent: INStartCallIntent) async
    -> INCallRecordResolutionResult
  { .unanswered() }

  public func confirm(
    intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    INStartCallIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    INStartCallIntentResponse(code: .failure, userActivity: nil)
  }
}
