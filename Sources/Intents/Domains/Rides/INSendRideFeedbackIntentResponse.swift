// SPDX-License-Identifier: Apache-2.0

/// What an app says of the feedback it was given.
public final class INSendRideFeedbackIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSendRideFeedbackIntentResponseCode

  public init(code: INSendRideFeedbackIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
