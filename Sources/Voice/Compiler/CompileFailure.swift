// SPDX-License-Identifier: Apache-2.0

/// Why a template can't be compiled.
enum CompileFailure: Error, Hashable, Sendable {
  case unknownList(Template.Reference)
  case unknownRule(Template.Reference)
  case permutationTooLong(Int)
  /// A rule that includes itself: the rules on the way, the first again at the end.
  case ring([String])
  case tooDeep
  case tooLarge
  /// Its words can be taken in too many ways at once.
  case tooAmbiguous
  /// The sentences of its source need too much together.
  case tooManySentences
  /// A name of a list can be said in too many ways, or is too long.
  case nameTooLarge(list: String)
  /// Small words that are passed over can be said in too many ways, or are too long.
  case smallWordsTooLarge
  case tooManyNames(list: String)
}
