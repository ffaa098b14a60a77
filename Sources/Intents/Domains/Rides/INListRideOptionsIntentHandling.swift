// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests for the rides there are.
///
/// Of each method an app implements one of the two forms, or neither.
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

  /// Says whether it could be done, before it is.
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
