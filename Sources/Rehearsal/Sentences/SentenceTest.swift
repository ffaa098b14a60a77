// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Sentences with the same meaning, and that meaning.
public struct SentenceTest: Hashable, Sendable {
  public struct Sentence: Hashable, Sendable {
    public var text: String
    /// The place of the sentence's first character.
    public var location: SourceLocation

    public init(_ text: String, at location: SourceLocation) {
      self.text = text
      self.location = location
    }
  }

  public var sentences: [Sentence]

  /// The intent that the sentences mean; nil if it is the file's intent.
  public var intent: IntentID?

  /// The accepted values of each slot.
  public var slots: [String: [JSONValue]]

  /// The context in which the sentences are said.
  public var context: [String: JSONValue]

  /// The expected answer, compared if the grammar has its answers; nil to accept any answer.
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
