// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to rate a ride or to tip its driver.
public final class INSendRideFeedbackIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSendRideFeedbackIntentResponseCode

  public init(code: INSendRideFeedbackIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
