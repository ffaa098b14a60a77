// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// An app's answer to a request to book a ride.
public final class INRequestRideIntentResponse: _INCodedResponse<INRequestRideIntentResponseCode>,
  @unchecked Sendable
{
  /// The booked ride. In answer to `confirm`, the ride that would be booked.
  public var rideStatus: INRideStatus?

  public override var properties: [String: Value] { INRideStatus.properties(of: rideStatus) }

  public override var lines: [Snippet.Line] { rideStatus?.lines ?? [] }
}
