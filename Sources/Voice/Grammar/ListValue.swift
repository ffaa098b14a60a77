// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// One value of a list and the ways to say it.
public struct ListValue: Hashable, Sendable {
  /// How the value is said: the most usual way first.
  public var phrases: [Template]

  /// How it sounds; understood as a spelling, as a tolerated reading.
  public var pronunciations: [String]

  /// What the slot gets.
  public var output: JSONValue

  /// The item the slot gets in an app's grammar; nil in a plain one, where `output` counts.
  public var item: Item?

  /// What hearing this value tells about the rest of the sentence.
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
