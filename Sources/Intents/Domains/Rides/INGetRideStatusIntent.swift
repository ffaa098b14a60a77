// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Asks how the ride that is booked stands.
public final class INGetRideStatusIntent: INIntent, @unchecked Sendable {
  public override class var shape: IntentShape {
    typealias Handler = any INGetRideStatusIntentHandling
    return IntentShape(
      named: "INGetRideStatusIntent", of: INGetRideStatusIntent.self, handledBy: Handler.self,
      domain: "Ride Booking", category: .information,
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
