// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Asks which rides are available. It books none of them.
public final class INListRideOptionsIntent: INIntent, @unchecked Sendable {
  public internal(set) var pickupLocation: CLPlacemark?

  public internal(set) var dropOffLocation: CLPlacemark?

  public convenience init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) {
    self.init()
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
  }

  public override class var shape: IntentShape {
    typealias Handler = any INListRideOptionsIntentHandling
    return IntentShape(
      named: "INListRideOptionsIntent", of: INListRideOptionsIntent.self, handledBy: Handler.self,
      domain: "Ride Booking", category: .information,
      parameters: [
        .one("pickupLocation", \INListRideOptionsIntent.pickupLocation, for: Handler.self) {
          $0.resolvePickupLocation(for: $1, with: $2)
        },
        .one("dropOffLocation", \INListRideOptionsIntent.dropOffLocation, for: Handler.self) {
          $0.resolveDropOffLocation(for: $1, with: $2)
        },
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
