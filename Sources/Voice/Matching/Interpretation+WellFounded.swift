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
    return !isMostlyGuessed && (freeLetters == 0 || outweighsItsSlips)
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
  private var isMostlyGuessed: Bool {
    evidence.contains { $0.guess != nil } && evidence.reduce(0) { $0 + $1.balance } <= 0
  }
}

extension Evidence {
  /// Whether only the blanks are not where they should be.
  fileprivate func isSpelt(_ expected: String) -> Bool { spelling == expected }

  /// The character that had to be guessed: one that isn't there or is another one, or one that is all there
  /// is of a name; nil for none.
  fileprivate var guess: String? {
    switch kind {
    case .missing(let expected) where expected.isOneCharacter: expected
    case .misspelt(let expected) where expected.isOneCharacter && !isOneKey(from: expected):
      expected
    case .likelyValue where heard.isOneCharacter: heard
    default: nil
    }
  }

  /// How much it says of what is wanted; less than nothing for a guess.
  fileprivate var balance: Int {
    if let guess { return -guess.weight }
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
