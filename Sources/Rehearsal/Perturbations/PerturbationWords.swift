// SPDX-License-Identifier: Apache-2.0

public import IntentModel

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

  /// How an app is named in a request, `{0}` for its name: `in {0}`. The longest way first.
  public var naming: [String]

  /// In words, from one on.
  public var numbers: [String]

  /// What may be said for a value that nobody listed, by the type of its parameter.
  public var samples: [ParameterType: [String]]

  /// Ways to say that something shall not be done.
  public var negations: [NegativeForm]

  /// Everyday talk that asks for nothing an assistant could do.
  public var offTopic: [String]

  public init(
    language: String, hasSpaces: Bool = true, keyboard: [String] = [],
    politenessBefore: [String] = [], politenessAfter: [String] = [], hesitations: [String] = [],
    smallWords: [SmallWord] = [], naming: [String] = [], numbers: [String] = [],
    samples: [ParameterType: [String]] = [:], negations: [NegativeForm] = [],
    offTopic: [String] = []
  ) {
    self.language = language
    self.hasSpaces = hasSpaces
    self.keyboard = keyboard
    self.politenessBefore = politenessBefore
    self.politenessAfter = politenessAfter
    self.hesitations = hesitations
    self.smallWords = smallWords
    self.naming = naming
    self.numbers = numbers
    self.samples = samples
    self.negations = negations
    self.offTopic = offTopic
  }
}
