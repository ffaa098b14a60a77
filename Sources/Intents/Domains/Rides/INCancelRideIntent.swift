// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Cancels a ride that is booked.
public final class INCancelRideIntent: INIntent, @unchecked Sendable {
  /// Nil where nobody named one: nobody says it, but the answer to a booking tells it.
  var knownRideIdentifier: String?

  /// The service's own identifier; empty for the ride there is.
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
