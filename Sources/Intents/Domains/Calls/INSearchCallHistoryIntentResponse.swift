// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The calls an app found.
public final class INSearchCallHistoryIntentResponse: _INCodedResponse<
  INSearchCallHistoryIntentResponseCode
>, @unchecked Sendable
{
  public var callRecords: [INCallRecord]?

  /// `${count}`: how many calls were found.
  public override var properties: [String: Value] { ["count": .integer(callRecords?.count ?? 0)] }

  public override var lines: [Snippet.Line] { (callRecords ?? []).map(\.line) }
}
