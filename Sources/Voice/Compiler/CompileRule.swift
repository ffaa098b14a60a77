// SPDX-License-Identifier: Apache-2.0

/// The rules of what the compiler finds, as findings name them.
enum CompileRule: String, CaseIterable {
  case unknownList = "unknown-list"
  case unknownRule = "unknown-rule"
  case permutationTooLong = "permutation-too-long"
  case endlessRule = "endless-rule"
  case nestedTooDeeply = "nested-too-deeply"
  case templateTooLarge = "template-too-large"
  case templateTooAmbiguous = "template-too-ambiguous"
  case tooManySentences = "too-many-sentences"
  case nameTooLarge = "name-too-large"
  case smallWordsTooLarge = "small-words-too-large"
  case tooManyNames = "too-many-names"

  /// Whether it is about what is too much, not about what is missing.
  var isOfBounds: Bool { self != .unknownList && self != .unknownRule }
}
