// SPDX-License-Identifier: Apache-2.0

import Voice

/// The words of a search, and how well texts fit them.
struct SearchQuery {
  /// How good a find is, the best first.
  enum Rank: Int, Comparable {
    /// The first App Shortcut of an app that was searched for.
    case first
    /// The title begins with the searched words.
    case beginning
    case title
    case other

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  private let words: [String]
  private let habits: LanguageHabits

  init(_ text: String, habits: LanguageHabits) {
    self.habits = habits
    words = Utterance(text).words
  }

  var isEmpty: Bool { words.isEmpty }

  /// Whether a name is the searched one.
  func names(_ name: String) -> Bool {
    Utterance(name).words.joined() == words.joined()
  }

  /// How well a thing fits; nil when one of the words is missing.
  func rank(of title: String, in others: [String]) -> Rank? {
    let titled = Utterance(title).words
    if titled.joined().hasPrefix(words.joined()) { return .beginning }
    if words.allSatisfy({ isIn(titled, $0) }) { return .title }
    let all = titled + others.flatMap { Utterance($0).words }
    return words.allSatisfy { isIn(all, $0) } ? .other : nil
  }

  /// Whether one of a text's words begins with a word. In scripts without blanks, it may stand
  /// anywhere.
  private func isIn(_ text: [String], _ word: String) -> Bool {
    let isSpaced = word.unicodeScalars.allSatisfy { $0.value < 0x1100 }
    return text.contains { isSpaced ? $0.hasPrefix(word) : $0.contains(word) }
      || !isSpaced && text.joined().contains(word)
  }
}
