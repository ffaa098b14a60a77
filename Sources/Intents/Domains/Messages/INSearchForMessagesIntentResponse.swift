// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The messages an app found.
public final class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSearchForMessagesIntentResponseCode

  public var messages: [INMessage]?

  public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }

  /// `${count}`: how many messages were found.
  public override var properties: [String: Value] { ["count": .integer(messages?.count ?? 0)] }

  public override var lines: [Snippet.Line] { (messages ?? []).map(\.line) }
}
