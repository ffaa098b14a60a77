// SPDX-License-Identifier: Apache-2.0

/// What a word is beside its spelling.
struct WordTraits: OptionSet, BitwiseCopyable, Sendable {
  let rawValue: UInt8

  /// It carries the meaning, so no slip may make it another word, or another word it.
  static let weighty = WordTraits(rawValue: 1 << 1)
  /// One character of a script that writes no blanks between words.
  static let character = WordTraits(rawValue: 1 << 2)
  /// Politeness or hesitation may begin with it.
  static let opensSkipped = WordTraits(rawValue: 1 << 3)
  /// The naming of an app may begin with it.
  static let opensMention = WordTraits(rawValue: 1 << 4)
  /// A number may begin with it.
  static let opensNumber = WordTraits(rawValue: 1 << 5)
  /// A word of another language, and a misspelt one of none.
  static let foreign = WordTraits(rawValue: 1 << 7)
  /// Too small to stand for a name it is part of.
  static let light = WordTraits(rawValue: 1 << 6)
}
