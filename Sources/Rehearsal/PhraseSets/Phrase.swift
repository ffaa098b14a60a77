// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import Voice

/// A request of an app as its author wrote it, with ways to say it.
public struct Phrase: Hashable, Sendable {
  /// The intent it asks for; a phrase that must not be heard asks for none.
  public var intent: IntentID?

  /// As written, and where.
  public var template: WrittenTemplate

  /// Each alternative, each optional part and each value is said in one of them at least; none where a list
  /// it needs is empty.
  public var sentences: [PhraseSentence]

  public init(intent: IntentID?, template: WrittenTemplate, sentences: [PhraseSentence]) {
    self.intent = intent
    self.template = template
    self.sentences = sentences
  }
}
