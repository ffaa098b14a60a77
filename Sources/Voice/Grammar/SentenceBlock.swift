// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Sentences of one intent that share their slots and conditions.
public struct SentenceBlock: Hashable, Sendable {
  public var sentences: [SourcedTemplate]

  /// The slots that every sentence of the block has; a heard slot of the same name replaces one.
  public var slots: [String: JSONValue]

  public var requiresContext: [String: ContextRequirement]
  public var excludesContext: [String: [JSONValue]]

  /// The utterance must contain at least one of these words as typed. A misspelt one does not
  /// count.
  public var requiredKeywords: [String]

  /// The block's own lists and rules. They are looked up before those of the grammar.
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

/// The condition of a sentence on one key of the context.
public struct ContextRequirement: Hashable, Sendable {
  /// The accepted values; nil if any value is accepted.
  public var accepted: [JSONValue]?

  /// Whether the context's value is copied into a slot of the same name.
  public var fillsSlot: Bool

  public init(accepted: [JSONValue]? = nil, fillsSlot: Bool = false) {
    self.accepted = accepted
    self.fillsSlot = fillsSlot
  }

  /// Whether a context's value is accepted. A list is accepted if one of its elements is.
  public func accepts(_ value: JSONValue?) -> Bool {
    guard let value, value != .null else { return false }
    guard let accepted else { return true }
    if case .array(let elements) = value { return elements.contains { accepted.contains($0) } }
    return accepted.contains(value)
  }
}
