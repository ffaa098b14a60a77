// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import Voice

/// An intent with its slots: what a sentence was understood as.
public struct SentenceMeaning: Hashable, Sendable {
  public var intent: IntentID
  public var slots: [String: JSONValue]

  public init(intent: IntentID, slots: [String: JSONValue] = [:]) {
    self.intent = intent
    self.slots = slots
  }

  /// Of a slot that was heard twice, the value heard last.
  public init(_ interpretation: Interpretation) {
    intent = interpretation.intent
    slots = Dictionary(interpretation.slots.map { ($0.name, $0.output) }) { $1 }
  }
}
