// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// Rates a ride that is over, or tips its driver.
public final class INSendRideFeedbackIntent: INIntent, @unchecked Sendable {
  /// Nil if the request names no ride. Users say no identifier: ``INRideStatus/rideIdentifier`` in
  /// the answer to a booking tells it.
  var knownRideIdentifier: String?

  /// The service's identifier of the ride; empty for the current ride.
  public var rideIdentifier: String { knownRideIdentifier ?? "" }

  /// The user's rating, in stars.
  public var rating: NSNumber?
  public var tip: INCurrencyAmount?

  public convenience init(rideIdentifier: String) {
    self.init()
    knownRideIdentifier = rideIdentifier
  }

  public override class var shape: IntentShape {
    typealias Handler = any INSendRideFeedbackIntentHandling
    return IntentShape(
      named: "INSendRideFeedbackIntent", of: INSendRideFeedbackIntent.self, handledBy: Handler.self,
      domain: "Ride Booking", category: .generic,
      parameters: [
        .plain("rideIdentifier", \INSendRideFeedbackIntent.knownRideIdentifier),
        .plain("rating", \INSendRideFeedbackIntent.rating, as: .decimal),
        .plain("tip", \INSendRideFeedbackIntent.tip),
      ],
      confirm: { $0.confirm(sendRideFeedback: $1, completion: $2) },
      handle: { $0.handle(sendRideFeedback: $1, completion: $2) })
  }
}
