// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to mark messages.
public final class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSetMessageAttributeIntentResponseCode

  public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
