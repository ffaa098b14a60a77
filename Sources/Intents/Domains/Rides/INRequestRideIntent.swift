// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Books a ride.
public final class INRequestRideIntent: INIntent, @unchecked Sendable {
  /// Nil for the user's location.
  public internal(set) var pickupLocation: CLPlacemark?

  public internal(set) var dropOffLocation: CLPlacemark?

  /// The kind of ride, by its ``INRideOption/name`` or its name in the app's vocabulary.
  public internal(set) var rideOptionName: INSpeakableString?

  /// How many will ride.
  public internal(set) var partySize: Int?

  /// Nil for as soon as possible.
  public internal(set) var scheduledPickupTime: INDateComponentsRange?

  public internal(set) var paymentMethod: INPaymentMethod?

  public convenience init(
    pickupLocation: CLPlacemark? = nil, dropOffLocation: CLPlacemark? = nil,
    rideOptionName: INSpeakableString? = nil, partySize: Int? = nil,
    paymentMethod: INPaymentMethod? = nil, scheduledPickupTime: INDateComponentsRange? = nil
  ) {
    self.init()
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
    self.rideOptionName = rideOptionName
    self.partySize = partySize
    self.paymentMethod = paymentMethod
    self.scheduledPickupTime = scheduledPickupTime
  }

  public override class var shape: IntentShape {
    typealias Handler = any INRequestRideIntentHandling
    var shape = IntentShape(
      named: "INRequestRideIntent", of: INRequestRideIntent.self, handledBy: Handler.self,
      domain: "Ride Booking", category: .request, requiresConfirmation: true,
      parameters: [
        .one("pickupLocation", \INRequestRideIntent.pickupLocation, for: Handler.self) {
          $0.resolvePickupLocation(for: $1, with: $2)
        },
        .one(
          "dropOffLocation", \INRequestRideIntent.dropOffLocation, isRequired: true,
          for: Handler.self
        ) {
          $0.resolveDropOffLocation(for: $1, with: $2)
        },
        .one("rideOptionName", \INRequestRideIntent.rideOptionName, for: Handler.self) {
          $0.resolveRideOptionName(for: $1, with: $2)
        },
        .one("partySize", \INRequestRideIntent.partySize, for: Handler.self) {
          $0.resolvePartySize(for: $1, with: $2)
        },
        .one(
          "scheduledPickupTime", \INRequestRideIntent.scheduledPickupTime, as: .date,
          for: Handler.self
        ) {
          $0.resolveScheduledPickupTime(for: $1, with: $2)
        },
        .plain("paymentMethod", \INRequestRideIntent.paymentMethod),
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
    shape.followedBy = INGetRideStatusIntent.self
    return shape
  }
}
