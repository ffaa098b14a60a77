// SPDX-License-Identifier: Apache-2.0

/// A character that may have been typed for another, in scripts where each says much.
struct CharacterSlip {
  private let typed: HangulSyllable?
  private let index: SentenceIndex

  init(_ utterance: Utterance, token: Int, _ index: SentenceIndex) {
    typed = HangulSyllable(utterance.folded(token))
    self.index = index
  }

  /// What it costs to take the character for another: less where they differ by one key.
  func cost(meant: WordID) -> Int {
    guard typed != nil else { return Cost.slip + 100 }
    return isOneKey(from: meant) ? Cost.slip : Cost.shortSlip
  }

  /// The same for a word of a sentence; nil where the meaning might change.
  ///
  /// What carries the meaning must be one key away from a syllable that means nothing, and begin as it does;
  /// its opposite must not.
  func costInSentence(typed word: WordID, meant: WordID) -> Int? {
    guard word != meant else { return nil }
    guard index.lexicon.has(.weighty, meant) else {
      return index.lexicon.has(.weighty, word) && !isOneKey(from: meant) ? nil : cost(meant: meant)
    }
    guard word == .unknown, isOneKey(from: meant), beginsAlike(meant),
      !index.habits.opposites.opposites(of: meant).contains(where: beginsAlike)
    else { return nil }
    return Cost.slip
  }

  private func beginsAlike(_ word: WordID) -> Bool {
    guard let typed, let meant = syllable(word) else { return false }
    return typed.beginsAlike(meant)
  }

  private func isOneKey(from word: WordID) -> Bool {
    guard let typed, let meant = syllable(word) else { return false }
    return typed.differences(from: meant) == 1
  }

  private func syllable(_ word: WordID) -> HangulSyllable? {
    index.lexicon.bytes.withBuffer { bytes in
      HangulSyllable(Array(bytes[index.lexicon.spelling(word)])[...])
    }
  }
}
