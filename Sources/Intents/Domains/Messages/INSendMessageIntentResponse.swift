// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to send a message.
public final class INSendMessageIntentResponse: _INCodedResponse<INSendMessageIntentResponseCode>,
  @unchecked Sendable
{
  public var sentMessages: [INMessage]?

  /// The first of the messages sent. The property is from before there could be several.
  public var sentMessage: INMessage? {
    get { sentMessages?.first }
    set { sentMessages = newValue.map { [$0] } }
  }
}
