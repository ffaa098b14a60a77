// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to cancel a ride.
///
/// Each method has two forms, and an app implements one of them. A `confirm` that is left out
/// answers ready, and a `handle` that is left out answers failure.
public protocol INCancelRideIntentHandling: NSObjectProtocol {
  /// Says beforehand whether the request can be carried out.
  func confirm(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void)
  func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse

  func handle(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void)
  func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse
}

extension INCancelRideIntentHandling {
  public func confirm(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(cancelRide: intent) }
  }

  public func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    INCancelRideIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(cancelRide: intent) }
  }

  public func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    INCancelRideIntentResponse(code: .failure, userActivity: nil)
  }
}
