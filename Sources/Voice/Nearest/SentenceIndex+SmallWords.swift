// SPDX-License-Identifier: Apache-2.0

extension SentenceIndex {
  /// Whether a word has no weight; one that nobody knows has.
  func isSmall(_ word: WordID) -> Bool { word >= 0 && Int(word) < habits.smallWordCount }
}
