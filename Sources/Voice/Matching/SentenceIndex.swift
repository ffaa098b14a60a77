// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A language's sentences, words and names, compiled.
///
/// A class, so that the hot path hands on one reference; nothing in it ever changes.
final class SentenceIndex: Sendable {
  /// What keeps the tables' memory.
  private let arena: TableArena

  let automaton: Automaton
  let sentences: [CompiledSentence]
  let slotNames: [String]
  /// Where answers to an intent's questions start, by app and intent.
  let answerStarts: [IntentKey: Automaton.State]

  let lexicon: Lexicon
  /// What misspelt words may have been.
  let slips: SlipTable
  let habits: CompiledHabits

  /// The names of all lists.
  let names: PhraseTable
  let lists: [ListKind]
  let ranges: [NumberRange]
  /// What the names mean.
  let values: [SlotMatch.Candidate]
  let parts: NameParts

  /// Whether there are words of scripts without blanks.
  let hasCharacters: Bool
  /// The names written in such scripts, by what they become when a character is left out.
  let characterSlips: SlipTable
  let longestCharacterName: Int

  /// What the grammars themselves pass over.
  let skipped: PhraseTable
  /// The ways to name each app; the value is the app's place among the sources.
  let mentions: PhraseTable
  /// The bare names of each app.
  let appNames: PhraseTable

  init(
    arena: TableArena, automaton: Automaton, sentences: [CompiledSentence], slotNames: [String],
    answerStarts: [IntentKey: Automaton.State], lexicon: Lexicon, slips: SlipTable,
    habits: CompiledHabits, names: PhraseTable, lists: [ListKind], ranges: [NumberRange],
    values: [SlotMatch.Candidate], parts: NameParts, hasCharacters: Bool, characterSlips: SlipTable,
    longestCharacterName: Int, skipped: PhraseTable, mentions: PhraseTable, appNames: PhraseTable
  ) {
    self.arena = arena
    self.automaton = automaton
    self.sentences = sentences
    self.slotNames = slotNames
    self.answerStarts = answerStarts
    self.lexicon = lexicon
    self.slips = slips
    self.habits = habits
    self.names = names
    self.lists = lists
    self.ranges = ranges
    self.values = values
    self.parts = parts
    self.hasCharacters = hasCharacters
    self.characterSlips = characterSlips
    self.longestCharacterName = longestCharacterName
    self.skipped = skipped
    self.mentions = mentions
    self.appNames = appNames
  }
}
