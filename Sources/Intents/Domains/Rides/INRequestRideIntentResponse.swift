// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// An app's answer to a request to book a ride.
public final class INRequestRideIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INRequestRideIntentResponseCode
  /// The booked ride. In answer to `confirm`, the ride that would be booked.
  public var rideStatus: INRideStatus?

  public init(code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }

  public override var properties: [String: Value] {
    ["rideStatus": .text(INRideStatus.sentence(about: rideStatus))]
  }

  public override var lines: [Snippet.Line] { rideStatus?.lines ?? [] }
}
