// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Cancels a ride that is booked.
public final class INCancelRideIntent: INIntent, @unchecked Sendable {
  /// Nil if the request names no ride. Users say no identifier: ``INRideStatus/rideIdentifier`` in
  /// the answer to a booking tells it.
  var knownRideIdentifier: String?

  /// The service's identifier of the ride; empty for the current ride.
  public var rideIdentifier: String { knownRideIdentifier ?? "" }

  public convenience init(rideIdentifier: String) {
    self.init()
    knownRideIdentifier = rideIdentifier
  }

  public override class var shape: IntentShape {
    typealias Handler = any INCancelRideIntentHandling
    return IntentShape(
      named: "INCancelRideIntent", of: INCancelRideIntent.self, handledBy: Handler.self,
      domain: "Ride Booking", category: .generic, requiresConfirmation: true,
      parameters: [
        .plain("rideIdentifier", \INCancelRideIntent.knownRideIdentifier)
      ],
      confirm: { $0.confirm(cancelRide: $1, completion: $2) },
      handle: { $0.handle(cancelRide: $1, completion: $2) })
  }
}
