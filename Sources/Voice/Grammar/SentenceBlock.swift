// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Sentences of one intent that share their slots and conditions.
public struct SentenceBlock: Hashable, Sendable {
  public var sentences: [SourcedTemplate]

  /// Slots every sentence of the block has; a heard one of the same name wins.
  public var slots: [String: JSONValue]

  public var requiresContext: [String: ContextRequirement]
  public var excludesContext: [String: [JSONValue]]

  /// Words of which the utterance must hold at least one as typed; a misspelt one does not count.
  public var requiredKeywords: [String]

  /// Lists and rules of the block's own, before the grammar's.
  public var lists: [String: SlotList]
  public var rules: [String: SourcedTemplate]

  public var response: String?
  public var metadata: [String: JSONValue]

  public init(
    sentences: [SourcedTemplate], slots: [String: JSONValue] = [:],
    requiresContext: [String: ContextRequirement] = [:],
    excludesContext: [String: [JSONValue]] = [:], requiredKeywords: [String] = [],
    lists: [String: SlotList] = [:], rules: [String: SourcedTemplate] = [:],
    response: String? = nil, metadata: [String: JSONValue] = [:]
  ) {
    self.sentences = sentences
    self.slots = slots
    self.requiresContext = requiresContext
    self.excludesContext = excludesContext
    self.requiredKeywords = requiredKeywords
    self.lists = lists
    self.rules = rules
    self.response = response
    self.metadata = metadata
  }
}

/// What a sentence asks of one key of the context.
public struct ContextRequirement: Hashable, Sendable {
  /// The values that fit; nil when any value does.
  public var accepted: [JSONValue]?

  /// Whether the context's value is copied into a slot of the same name.
  public var fillsSlot: Bool

  public init(accepted: [JSONValue]? = nil, fillsSlot: Bool = false) {
    self.accepted = accepted
    self.fillsSlot = fillsSlot
  }

  /// Whether a context's value fits: a list fits when one of its elements does.
  public func accepts(_ value: JSONValue?) -> Bool {
    guard let value, value != .null else { return false }
    guard let accepted else { return true }
    if case .array(let elements) = value { return elements.contains { accepted.contains($0) } }
    return accepted.contains(value)
  }
}
