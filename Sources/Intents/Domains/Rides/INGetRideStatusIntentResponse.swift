// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The state of the user's ride.
public final class INGetRideStatusIntentResponse: _INCodedResponse<
  INGetRideStatusIntentResponseCode
>, @unchecked Sendable
{
  /// Nil if there is no ride.
  public var rideStatus: INRideStatus?

  public override var properties: [String: Value] { INRideStatus.properties(of: rideStatus) }

  public override var lines: [Snippet.Line] { rideStatus?.lines ?? [] }
}
