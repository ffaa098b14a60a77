// SPDX-License-Identifier: Apache-2.0

/// What an author's texts should not hold, in one language.
public struct AuthoringWords: Hashable, Sendable {
  /// How the assistant is called: "Hey Siri".
  public var wakeWords: [String] = []
  /// "Please", "thank you".
  public var politeness: [String] = []
  /// What says nothing of the thing: "One", "Item".
  public var genericTerms: [String] = []
  /// "I", "my": questions are the assistant's, and it has no self.
  public var firstPerson: [String] = []
  /// Questions that name nothing: "Which one?".
  public var vagueQuestions: [String] = []
  /// What the assistant itself takes: "cancel", "help".
  public var coreCommands: [String] = []

  public init() {}
}
