// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The state of the user's ride.
public final class INGetRideStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INGetRideStatusIntentResponseCode
  /// Nil if there is no ride.
  public var rideStatus: INRideStatus?

  public init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?) {
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
