// SPDX-License-Identifier: Apache-2.0

/// What is said in a language beside what is meant, and how it is typed: the material of
/// perturbations, read from a file so that no phrase stands in code.
public struct PerturbationWords: Sendable {
  /// BCP 47.
  public var language: String

  /// Whether words stand apart.
  public var hasSpaces: Bool

  /// The keyboard's letters, a row from the left to the right, the top row first.
  public var keyboard: [String]

  public var politenessBefore: [String]
  public var politenessAfter: [String]
  public var hesitations: [String]
  public var smallWords: [SmallWord]

  /// Ways to say that something shall not be done.
  public var negations: [NegativeForm]

  /// Everyday talk that asks for nothing an assistant could do.
  public var offTopic: [String]

  public init(
    language: String, hasSpaces: Bool = true, keyboard: [String] = [],
    politenessBefore: [String] = [], politenessAfter: [String] = [], hesitations: [String] = [],
    smallWords: [SmallWord] = [], negations: [NegativeForm] = [], offTopic: [String] = []
  ) {
    self.language = language
    self.hasSpaces = hasSpaces
    self.keyboard = keyboard
    self.politenessBefore = politenessBefore
    self.politenessAfter = politenessAfter
    self.hesitations = hesitations
    self.smallWords = smallWords
    self.negations = negations
    self.offTopic = offTopic
  }
}
