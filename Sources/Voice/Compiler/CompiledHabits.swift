// SPDX-License-Identifier: Apache-2.0

/// The small words of a language, compiled; every grammar's index begins with them.
final class CompiledHabits: Sendable {
  /// With the words' numbers, for the sentences to be added to.
  let index: IndexBuilder

  /// The words below this number have no weight.
  let smallWordCount: Int
  /// Which words must never be taken for each other.
  let opposites: Opposites
  let oppositePhrases: OppositePhrases
  let numbers: NumberWords
  /// Politeness and hesitation.
  let skipped: PhraseTable
  /// What forbids, with the value 1; and what only looks so, with 0.
  let negations: PhraseTable
  /// The Korean characters that forbidding phrases are made of, and their keys.
  let negatingWords: Table<WordID>
  let negatingKeys: Table<Keystrokes>

  init(
    index: IndexBuilder, smallWordCount: Int, opposites: Opposites,
    oppositePhrases: OppositePhrases, numbers: NumberWords, skipped: PhraseTable,
    negations: PhraseTable, negatingWords: Table<WordID>, negatingKeys: Table<Keystrokes>
  ) {
    self.index = index
    self.smallWordCount = smallWordCount
    self.opposites = opposites
    self.oppositePhrases = oppositePhrases
    self.numbers = numbers
    self.skipped = skipped
    self.negations = negations
    self.negatingWords = negatingWords
    self.negatingKeys = negatingKeys
  }
}
