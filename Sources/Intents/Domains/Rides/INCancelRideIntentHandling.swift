// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to cancel a ride.
///
/// Of each method an app implements one of the two forms, or neither.
public protocol INCancelRideIntentHandling: NSObjectProtocol {
  /// Says whether it could be done, before it is.
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
