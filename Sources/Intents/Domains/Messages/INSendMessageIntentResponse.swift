// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to send a message.
public final class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSendMessageIntentResponseCode

  public var sentMessages: [INMessage]?

  /// The first of the messages sent. The property is from before there could be several.
  public var sentMessage: INMessage? {
    get { sentMessages?.first }
    set { sentMessages = newValue.map { [$0] } }
  }

  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
