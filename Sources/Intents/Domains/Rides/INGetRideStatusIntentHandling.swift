// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests for the state of the user's ride.
///
/// Each method with two forms is implemented in one of them. A `confirm` that is left out answers
/// ready, and a `handle` that is left out answers failure.
public protocol INGetRideStatusIntentHandling: NSObjectProtocol {
  /// Says beforehand whether the request can be carried out.
  func confirm(
    intent: INGetRideStatusIntent,
    completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)
  func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse

  func handle(
    intent: INGetRideStatusIntent,
    completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)
  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse

  /// Tells the observer of each change until ``stopSendingUpdates(for:)``.
  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)
  func stopSendingUpdates(for intent: INGetRideStatusIntent)
}

extension INGetRideStatusIntentHandling {
  public func confirm(
    intent: INGetRideStatusIntent,
    completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    INGetRideStatusIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INGetRideStatusIntent,
    completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    INGetRideStatusIntentResponse(code: .failure, userActivity: nil)
  }
}
