// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to start a video call.
public final class INStartVideoCallIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INStartVideoCallIntentResponseCode

  public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
