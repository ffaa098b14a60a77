// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// One value of a list and the ways to say it.
public struct ListValue: Hashable, Sendable {
  /// The ways to say the value, the most usual one first.
  public var phrases: [Template]

  /// Spellings of how the value sounds. A match is tolerated, not exact.
  public var pronunciations: [String]

  /// The value that the slot gets.
  public var output: JSONValue

  /// The item that the slot gets in an app's grammar; nil in a plain grammar, which uses `output`.
  public var item: Item?

  /// Context for the rest of the sentence that this value provides.
  public var context: [String: JSONValue]

  public var metadata: [String: JSONValue]

  public init(
    phrases: [Template], pronunciations: [String] = [], output: JSONValue, item: Item? = nil,
    context: [String: JSONValue] = [:], metadata: [String: JSONValue] = [:]
  ) {
    self.phrases = phrases
    self.pronunciations = pronunciations
    self.output = output
    self.item = item
    self.context = context
    self.metadata = metadata
  }
}
