// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// What a sentence must be understood as.
public struct SentenceExpectation: Hashable, Sendable {
  /// Nil where nothing must be understood.
  public var intent: IntentID?

  /// For each slot the values of which any is right.
  public var slots: [String: [JSONValue]]

  /// Slots that may also be missing, with the values of which any is right.
  public var unsaidSlots: [String: [JSONValue]]

  /// Slots whose value, and whether there is one, says nothing.
  public var ignoredSlots: Set<String>

  /// What must be answered, where the grammar carries a plain answer; nil for whatever it is.
  public var response: String?

  public init(
    intent: IntentID?, slots: [String: [JSONValue]] = [:],
    unsaidSlots: [String: [JSONValue]] = [:], ignoredSlots: Set<String> = [],
    response: String? = nil
  ) {
    self.intent = intent
    self.slots = slots
    self.unsaidSlots = unsaidSlots
    self.ignoredSlots = ignoredSlots
    self.response = response
  }

  /// How a sentence went that was understood so, or not at all.
  public func verdict(on meaning: SentenceMeaning?) -> SentenceVerdict {
    guard let meaning else { return intent == nil ? .right : .notUnderstood }
    return accepts(meaning) ? .right : .wrong(meaning)
  }

  /// Whether a meaning is the one expected.
  ///
  /// Numbers are equal when they count the same, whole or not. A slot that got a list of values is
  /// right when one of them is.
  public func accepts(_ meaning: SentenceMeaning) -> Bool {
    let names = Set(meaning.slots.keys).union(slots.keys).subtracting(ignoredSlots)
    return meaning.intent == intent
      && names.allSatisfy { accepts(meaning.slots[$0], in: $0) } && accepts(meaning.response)
  }

  /// What is no plain text, but a template that others fill in, can't be compared.
  private func accepts(_ response: String?) -> Bool {
    guard let expected = self.response, let response, !response.contains("{") else { return true }
    return expected == response
  }

  /// The same where names are spelt as in another house.
  ///
  /// - Parameter spellings: for each slot its names by their spelling in lower case.
  public func spelt(as spellings: [String: [String: String]]) -> SentenceExpectation {
    var spelt = self
    for (slot, names) in spellings {
      spelt.slots[slot] = slots[slot]?.map { value in
        (value.text?.lowercased()).flatMap { names[$0] }.map { .string($0) } ?? value
      }
    }
    return spelt
  }

  private func accepts(_ value: JSONValue?, in slot: String) -> Bool {
    guard let value else { return slots[slot] == nil }
    let expected = slots[slot] ?? unsaidSlots[slot] ?? []
    return expected.contains { value.counts(as: $0) }
  }
}

extension JSONValue {
  /// Whether this is a value that was expected.
  fileprivate func counts(as expected: JSONValue) -> Bool {
    if case .array(let elements) = self, elements.contains(where: { $0.counts(as: expected) }) {
      return true
    }
    guard let number, let other = expected.number else { return self == expected }
    return number == other
  }

  private var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }
}
