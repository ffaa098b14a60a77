// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The messages an app found.
public final class INSearchForMessagesIntentResponse: _INCodedResponse<
  INSearchForMessagesIntentResponseCode
>, @unchecked Sendable
{
  public var messages: [INMessage]?

  /// `${count}`: how many messages were found.
  public override var properties: [String: Value] { ["count": .integer(messages?.count ?? 0)] }

  public override var lines: [Snippet.Line] { (messages ?? []).map(\.line) }
}
