// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// Something that could grow without end.
enum BoundsCase: String, CaseIterable, ExpressibleByArgument {
  case optionals
  case alternatives
  /// Alternatives in a row, whose combinations multiply.
  case groups
  /// Rules each of which refers to the next one twice.
  case rules
  /// Rules each of which refers to the next, and the last one to the first.
  case ring
  case permutation
  /// Optional parts that compete for the same words.
  case ambiguous
  /// Sentences that each need a large rule.
  case sentences
  case names
  case english, french, japanese, korean, chinese
  /// One word that is as long as the whole text.
  case word

  /// The unit of the sizes.
  var unit: String {
    switch self {
    case .optionals, .groups, .permutation, .ambiguous: "parts"
    case .alternatives: "alternatives"
    case .rules, .ring: "rules"
    case .sentences: "sentences"
    case .names: "names"
    case .english, .french, .japanese, .korean, .chinese, .word: "characters"
    }
  }

  /// The sizes to measure; the last ones are beyond the bound.
  var sizes: [Int] {
    switch self {
    case .optionals: [50, 100, 200, 1_000, 10_000, 100_000]
    case .alternatives: [1_000, 2_000, 4_000, 8_000, 16_000, 100_000]
    case .groups: [1_000, 2_000, 4_000, 8_000, 16_000, 100_000]
    case .rules: [5, 10, 15, 20, 25, 1_000]
    case .ring: [2, 10, 50, 1_000]
    case .permutation: [2, 4, 6, 8, 9, 30]
    case .ambiguous: [5, 10, 20, 40, 80]
    case .sentences: [100, 200, 400, 800, 10_000]
    case .names: [250_000, 500_000, 1_000_000, 2_000_000, 4_000_000, 10_000_000]
    case .english, .french, .japanese, .korean, .chinese, .word:
      [1_250, 2_500, 5_000, 10_000, 1_000_000]
    }
  }

  /// The language of the utterance; nil for a case that is only compiled.
  var language: String? {
    switch self {
    case .english, .word: "en"
    case .french: "fr"
    case .japanese: "ja"
    case .korean: "ko"
    case .chinese: "zh-Hans"
    default: nil
    }
  }
}
