// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to start a call.
public final class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INStartCallIntentResponseCode

  public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
