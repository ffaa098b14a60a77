// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The meaning that a sentence must be understood as.
public struct SentenceExpectation: Hashable, Sendable {
  /// The expected intent; nil if the sentence must not be understood.
  public var intent: IntentID?

  /// The accepted values of each slot.
  public var slots: [String: [JSONValue]]

  /// The slots that may be missing, each with its accepted values.
  public var unsaidSlots: [String: [JSONValue]]

  /// The slots that may be missing or have any value.
  public var ignoredSlots: Set<String>

  /// The expected answer, compared if the grammar has a plain answer; nil to accept any answer.
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

  /// The verdict on a sentence that was understood with a meaning, or not at all.
  public func verdict(on meaning: SentenceMeaning?) -> SentenceVerdict {
    guard let meaning else { return intent == nil ? .right : .notUnderstood }
    return accepts(meaning) ? .right : .wrong(meaning)
  }

  /// Whether a meaning is as expected.
  ///
  /// Integers and decimals with the same value are equal. A slot that got a list of values is right
  /// if one of them is.
  public func accepts(_ meaning: SentenceMeaning) -> Bool {
    let names = Set(meaning.slots.keys).union(slots.keys).subtracting(ignoredSlots)
    return meaning.intent == intent
      && names.allSatisfy { accepts(meaning.slots[$0], in: $0) } && accepts(meaning.response)
  }

  /// An answer that is a template can't be compared, so it is accepted.
  private func accepts(_ response: String?) -> Bool {
    guard let expected = self.response, let response, !response.contains("{") else { return true }
    return expected == response
  }

  /// The expectation with names spelt as in another house.
  ///
  /// - Parameter spellings: the names of each slot, by their spelling in lower case.
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
  /// Whether this value, or one of its elements, is the expected value.
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
