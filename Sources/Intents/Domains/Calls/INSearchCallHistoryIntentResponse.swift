// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The calls an app found.
public final class INSearchCallHistoryIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSearchCallHistoryIntentResponseCode

  public var callRecords: [INCallRecord]?

  public init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }

  /// `${count}`: how many calls were found.
  public override var properties: [String: Value] { ["count": .integer(callRecords?.count ?? 0)] }

  public override var lines: [Snippet.Line] { (callRecords ?? []).map(\.line) }
}
