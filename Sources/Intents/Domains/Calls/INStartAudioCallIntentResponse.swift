// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to start an audio call.
public final class INStartAudioCallIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INStartAudioCallIntentResponseCode

  public init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
