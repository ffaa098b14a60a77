// SPDX-License-Identifier: Apache-2.0

/// What an app says of starting a video call.
public final class INStartVideoCallIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INStartVideoCallIntentResponseCode

  public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
