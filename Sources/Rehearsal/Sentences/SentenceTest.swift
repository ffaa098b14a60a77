// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Sentences that all mean the same, and what that is.
public struct SentenceTest: Hashable, Sendable {
  public struct Sentence: Hashable, Sendable {
    public var text: String
    /// Of the sentence's first character.
    public var location: SourceLocation

    public init(_ text: String, at location: SourceLocation) {
      self.text = text
      self.location = location
    }
  }

  public var sentences: [Sentence]

  /// The intent meant, where the test names one; else its file's.
  public var intent: IntentID?

  /// For each slot the values of which any is right.
  public var slots: [String: [JSONValue]]

  /// What is known beside the words.
  public var context: [String: JSONValue]

  /// What must be answered, where the grammar carries its answers; nil for whatever it is.
  public var response: String?

  public init(
    sentences: [Sentence], intent: IntentID? = nil, slots: [String: [JSONValue]] = [:],
    context: [String: JSONValue] = [:], response: String? = nil
  ) {
    self.sentences = sentences
    self.intent = intent
    self.slots = slots
    self.context = context
    self.response = response
  }
}
