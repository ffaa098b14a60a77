// SPDX-License-Identifier: Apache-2.0

/// The small words of a language as an index has them.
final class CompiledHabits: Sendable {
  /// Keeps the memory of the tables alive.
  private let arena: TableArena

  /// The words below this number have no weight.
  let smallWordCount: Int
  /// The words that must never be confused with each other.
  let opposites: Opposites
  let oppositePhrases: OppositePhrases
  let numbers: NumberWords
  /// Phrases of politeness and hesitation.
  let skipped: PhraseTable
  /// Phrases that negate have the value 1. Phrases that only look like a negation have the value 0.
  let negations: PhraseTable
  /// The Korean characters that forbidding phrases are made of, and their keys.
  let negatingWords: Table<WordID>
  let negatingKeys: Table<Keystrokes>

  init(
    arena: TableArena, smallWordCount: Int, opposites: Opposites,
    oppositePhrases: OppositePhrases, numbers: NumberWords, skipped: PhraseTable,
    negations: PhraseTable, negatingWords: Table<WordID>, negatingKeys: Table<Keystrokes>
  ) {
    self.arena = arena
    self.smallWordCount = smallWordCount
    self.opposites = opposites
    self.oppositePhrases = oppositePhrases
    self.numbers = numbers
    self.skipped = skipped
    self.negations = negations
    self.negatingWords = negatingWords
    self.negatingKeys = negatingKeys
  }

  /// Habits without any words.
  /// - Parameter nothing: an empty table.
  convenience init(_ nothing: PhraseTable, in arena: TableArena) {
    self.init(
      arena: arena, smallWordCount: 0, opposites: Opposites([], in: arena),
      oppositePhrases: OppositePhrases(nothing, groupCount: 0, in: arena),
      numbers: NumberWords(
        words: nothing, scales: [], joiners: nothing, points: nothing, halves: nothing,
        signs: nothing),
      skipped: nothing, negations: nothing, negatingWords: Table([], in: arena),
      negatingKeys: Table([], in: arena))
  }

  func write(to writer: inout TableWriter) {
    writer.add(smallWordCount)
    opposites.write(to: &writer)
    oppositePhrases.write(to: &writer)
    numbers.write(to: &writer)
    skipped.write(to: &writer)
    negations.write(to: &writer)
    writer.add(negatingWords)
    writer.add(negatingKeys)
  }

  convenience init(
    from reader: inout TableReader, in arena: TableArena
  ) throws(SavedIndexFault) {
    self.init(
      arena: arena, smallWordCount: try reader.number(), opposites: try Opposites(from: &reader),
      oppositePhrases: try OppositePhrases(from: &reader), numbers: try NumberWords(from: &reader),
      skipped: try PhraseTable(from: &reader), negations: try PhraseTable(from: &reader),
      negatingWords: try reader.table(), negatingKeys: try reader.table())
  }
}
