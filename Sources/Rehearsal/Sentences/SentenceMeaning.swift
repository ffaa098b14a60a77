// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import Voice

/// An intent with its slots: what a sentence was understood as.
public struct SentenceMeaning: Hashable, Sendable {
  public var intent: IntentID
  public var slots: [String: JSONValue]
  /// What the grammar answers, as it is written there; nil for nothing.
  public var response: String?

  public init(intent: IntentID, slots: [String: JSONValue] = [:], response: String? = nil) {
    self.intent = intent
    self.slots = slots
    self.response = response
  }

  /// Of a slot that was heard twice, the value heard last.
  public init(_ interpretation: Interpretation) {
    intent = interpretation.intent
    slots = Dictionary(interpretation.slots.map { ($0.name, $0.output) }) { $1 }
    response = interpretation.response
  }
}
