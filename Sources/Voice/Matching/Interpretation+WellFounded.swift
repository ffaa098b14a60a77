// SPDX-License-Identifier: Apache-2.0

extension Interpretation {
  /// Whether more of the sentence is as it should be than had to be forgiven.
  ///
  /// Free text beside a guess could be anything, and so could a name beside nothing but words that aren't
  /// there, or one character beside another that was guessed.
  var isWellFounded: Bool {
    if !evidence.contains(where: { $0.kind == .word }), evidence.contains(where: \.kind.isMissing) {
      return false
    }
    return !hasGuessedCharacters && (freeLetters == 0 || outweighsItsSlips)
  }

  /// Whether the letters that are as they should be are more than those that aren't.
  private var outweighsItsSlips: Bool {
    let balance = evidence.reduce(0) { balance, evidence in
      switch evidence.kind {
      case .word, .value: balance + evidence.heard.count
      case .misspelt(let expected) where evidence.isSpelt(expected):
        balance + evidence.heard.count
      case .misspelt, .likelyValue: balance - evidence.heard.count
      case .missing(let expected): balance - 2 * expected.count
      default: balance
      }
    }
    return balance > 0
  }

  /// Whether characters had to be guessed and what was said weighs no more than those: politeness says
  /// nothing of what is wanted.
  private var hasGuessedCharacters: Bool {
    let guessed = evidence.reduce(0) { $0 + $1.guessedWeight }
    guard guessed > 0 else { return false }
    return evidence.reduce(0) { $0 + $1.saidWeight } <= guessed
  }
}

extension Evidence {
  /// Whether only the blanks are not where they should be.
  fileprivate func isSpelt(_ expected: String) -> Bool { spelling == expected }

  /// How much had to be guessed: a whole character that isn't there or is another one, or a name of which
  /// one is all there is.
  fileprivate var guessedWeight: Int {
    switch kind {
    case .missing(let expected): expected.isOneCharacter ? expected.weight : 0
    case .misspelt(let expected):
      expected.isOneCharacter && !isOneKey(from: expected) ? expected.weight : 0
    case .likelyValue: heard.isOneCharacter ? heard.weight : 0
    default: 0
    }
  }

  /// How much it says of what is wanted.
  fileprivate var saidWeight: Int {
    guard guessedWeight == 0 else { return 0 }
    return switch kind {
    case .word, .moved, .value, .likelyValue, .partOfValue: heard.weight
    case .misspelt(let expected): expected.isEmpty ? 0 : heard.weight
    case .missing, .freeText, .appName, .skipped: 0
    }
  }

  /// Whether a single key of a Korean character is another, or missing, or too much.
  private func isOneKey(from expected: String) -> Bool {
    guard let typed = Keystrokes(utf8: Array(spelling.utf8)),
      let meant = Keystrokes(utf8: Array(expected.utf8))
    else { return false }
    return typed.slip(meant: meant) != nil
  }

  private var spelling: String { Utterance(heard).words.joined() }
}

extension String {
  /// Whether it is a single character of a script where each says much.
  fileprivate var isOneCharacter: Bool { count == 1 && Utterance(self).hasCharacters }

  /// How much it says, in letters and kana: any other character is a syllable or a word, and says twice as
  /// much.
  fileprivate var weight: Int {
    let utterance = Utterance(self)
    return utterance.tokens.indices.reduce(0) { weight, token in
      let isWord = utterance.tokens[token].isCharacter && !utterance.isKana(token)
      return weight + (isWord ? 2 : String(decoding: utterance.folded(token), as: UTF8.self).count)
    }
  }
}
