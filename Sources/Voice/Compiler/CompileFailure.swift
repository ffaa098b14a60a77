// SPDX-License-Identifier: Apache-2.0

package import IntentModel

/// Why a template can't be compiled.
enum CompileFailure: Error, Hashable, Sendable {
  case unknownList(Template.Reference)
  case unknownRule(Template.Reference)
  case permutationTooLong(Int)
  /// A rule that includes itself: the rules on the way, the first again at the end.
  case ring([String])
  case tooDeep
  case tooLarge
  /// The words of the template can be read in too many ways at once.
  case tooAmbiguous
  /// The sentences of one source need too many places together.
  case tooManySentences
  /// A name of a list can be said in too many ways, or is too long.
  case nameTooLarge(list: String)
  /// Small words that are skipped can be said in too many ways, or are too long.
  case smallWordsTooLarge
  case tooManyNames(list: String)
}

extension CompileFailure {
  /// The failure to report once for several templates; nil for a failure that each template has by
  /// itself.
  var shared: CompileFailure? {
    switch self {
    // A ring is the same wherever it is entered.
    case .ring(let names): .ring(Set(names).sorted())
    case .tooManySentences, .nameTooLarge, .tooManyNames: self
    case .unknownList, .unknownRule, .permutationTooLong, .tooDeep, .tooLarge, .tooAmbiguous,
      .smallWordsTooLarge:
      nil
    }
  }

  var rule: CompileRule {
    switch self {
    case .unknownList: .unknownList
    case .unknownRule: .unknownRule
    case .permutationTooLong: .permutationTooLong
    case .ring: .endlessRule
    case .tooDeep: .nestedTooDeeply
    case .tooLarge: .templateTooLarge
    case .tooAmbiguous: .templateTooAmbiguous
    case .tooManySentences: .tooManySentences
    case .nameTooLarge: .nameTooLarge
    case .smallWordsTooLarge: .smallWordsTooLarge
    case .tooManyNames: .tooManyNames
    }
  }

  func message(_ bounds: CompilerBounds) -> String {
    switch self {
    case .unknownList(let reference):
      "no list named '\(reference.name)'; add it under lists"
    case .unknownRule(let reference):
      "no rule named '\(reference.name)'; add it under expansion_rules"
    case .permutationTooLong(let count):
      "\(count) parts in any order; at most \(TemplateMeasure.maximumPermuted) may be, split the template"
    case .ring(let names):
      "the rule includes itself: \(names.map { "<\($0)>" }.joined(separator: " → ")); "
        + "take one of them out of the one before"
    case .tooDeep:
      "brackets and rules nest deeper than \(TemplateMeasure.maximumDepth); make them flatter"
    case .tooLarge:
      "needs more than \(bounds.placesOfSentence) places; split it into several sentences"
    case .tooAmbiguous:
      "its words can be taken in so many ways that it needs more than \(bounds.growth) times its places; "
        + "have fewer optional parts follow each other, or split it into several sentences"
    case .tooManySentences:
      "the sentences need more than \(bounds.places) places together, and those from here on are left out; "
        + "remove some, or write names as a list"
    case .nameTooLarge(let list):
      "the list '\(list)' has a name that is longer than \(NameBounds.size) bytes, "
        + "or can be said in more than \(NameBounds.phrases) ways; shorten it"
    case .smallWordsTooLarge:
      "these words can be said in more than \(NameBounds.smallPhrases) ways, or are too long; shorten them"
    case .tooManyNames(let list):
      "there are more than \(bounds.names) names, and those of the list '\(list)' from there on "
        + "are left out; remove some, or take free text"
    }
  }
}

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

  /// Whether the rule is about too much of something, and not about something missing.
  fileprivate var isOfBounds: Bool { self != .unknownList && self != .unknownRule }
}

extension Finding {
  /// The rules for sentences and names that are left out because a bound is exceeded. Reading a
  /// single file can't find these cases.
  package static let rulesOfBounds = Set(
    CompileRule.allCases.filter(\.isOfBounds).map(\.rawValue))
}
