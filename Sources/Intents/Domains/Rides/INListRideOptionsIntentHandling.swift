// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests for the available rides.
///
/// Each method has two forms, and an app implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INListRideOptionsIntentHandling: NSObjectProtocol {
  func resolvePickupLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolvePickupLocation(for intent: INListRideOptionsIntent) async
    -> INPlacemarkResolutionResult

  func resolveDropOffLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveDropOffLocation(for intent: INListRideOptionsIntent) async
    -> INPlacemarkResolutionResult

  /// Says beforehand whether the request can be carried out.
  func confirm(
    intent: INListRideOptionsIntent,
    completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
  )
  func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse

  func handle(
    intent: INListRideOptionsIntent,
    completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
  )
  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
}

extension INListRideOptionsIntentHandling {
  public func resolvePickupLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolvePickupLocation(for: intent) }
  }

  public func resolvePickupLocation(for intent: INListRideOptionsIntent) async
    -> INPlacemarkResolutionResult
  { .unanswered() }

  public func resolveDropOffLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveDropOffLocation(for: intent) }
  }

  public func resolveDropOffLocation(for intent: INListRideOptionsIntent) async
    -> INPlacemarkResolutionResult
  { .unanswered() }

  public func confirm(
    intent: INListRideOptionsIntent,
    completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    INListRideOptionsIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INListRideOptionsIntent,
    completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    INListRideOptionsIntentResponse(code: .failure, userActivity: nil)
  }
}
