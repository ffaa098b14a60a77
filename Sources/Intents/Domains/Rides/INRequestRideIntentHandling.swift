// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to book a ride.
///
/// Each method has two forms, and an app implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INRequestRideIntentHandling: NSObjectProtocol {
  func resolvePickupLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult

  func resolveDropOffLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult

  func resolveRideOptionName(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveRideOptionName(for intent: INRequestRideIntent) async
    -> INSpeakableStringResolutionResult

  func resolvePartySize(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult

  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveScheduledPickupTime(for intent: INRequestRideIntent) async
    -> INDateComponentsRangeResolutionResult

  /// Says beforehand whether the request can be carried out.
  func confirm(
    intent: INRequestRideIntent,
    completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)
  func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse

  func handle(
    intent: INRequestRideIntent,
    completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)
  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
}

extension INRequestRideIntentHandling {
  public func resolvePickupLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolvePickupLocation(for: intent) }
  }

  public func resolvePickupLocation(for intent: INRequestRideIntent) async
    -> INPlacemarkResolutionResult
  { .unanswered() }

  public func resolveDropOffLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveDropOffLocation(for: intent) }
  }

  public func resolveDropOffLocation(for intent: INRequestRideIntent) async
    -> INPlacemarkResolutionResult
  { .unanswered() }

  public func resolveRideOptionName(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveRideOptionName(for: intent) }
  }

  public func resolveRideOptionName(for intent: INRequestRideIntent) async
    -> INSpeakableStringResolutionResult
  { .unanswered() }

  public func resolvePartySize(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolvePartySize(for: intent) }
  }

  public func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
    .unanswered()
  }

  public func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveScheduledPickupTime(for: intent) }
  }

  public func resolveScheduledPickupTime(for intent: INRequestRideIntent) async
    -> INDateComponentsRangeResolutionResult
  { .unanswered() }

  public func confirm(
    intent: INRequestRideIntent,
    completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    INRequestRideIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INRequestRideIntent,
    completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    INRequestRideIntentResponse(code: .failure, userActivity: nil)
  }
}
