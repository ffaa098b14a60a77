// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// What an app says of a ride it was to book.
public final class INRequestRideIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INRequestRideIntentResponseCode
  /// The ride as it is booked, or as it would be when the user is asked for a yes.
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
