// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Asks for the state of the booked ride.
public final class INGetRideStatusIntent: INIntent, @unchecked Sendable {
  public override class var shape: IntentShape {
    typealias Handler = any INGetRideStatusIntentHandling
    var shape = IntentShape(
      named: "INGetRideStatusIntent", of: INGetRideStatusIntent.self, handledBy: Handler.self,
      domain: "Ride Booking", category: .information,
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
    shape.followedBy = INGetRideStatusIntent.self
    shape.observe = { intent, handler, tell in
      guard let intent = intent as? INGetRideStatusIntent, let handler = handler as? Handler else {
        return nil
      }
      let observer = RideObserver(tell)
      handler.startSendingUpdates(for: intent, to: observer)
      // An app may hold the observer weakly.
      return { withExtendedLifetime(observer) { handler.stopSendingUpdates(for: intent) } }
    }
    return shape
  }
}
