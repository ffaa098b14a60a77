// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A language's sentences, words and names, compiled.
///
/// It is a class so that the hot path passes a single reference. It never changes. Nearly all of it
/// is tables, which may be mapped from a file.
final class SentenceIndex: Sendable {
  /// Keeps the memory of the tables alive.
  private let arena: TableArena
  /// The parts that are not tables.
  private let contents: IndexContents

  let automaton: Automaton
  let sentences: RecordTable<CompiledSentence>
  let blocks: RecordTable<CompiledBlock>

  let lexicon: Lexicon
  /// Finds the words that a misspelt word may stand for.
  let slips: SlipTable
  let habits: CompiledHabits

  /// The names of all lists.
  let names: PhraseTable
  /// The kind of each list, as its code.
  private let lists: Table<Int32>
  /// The meanings of the names.
  let values: RecordTable<CompiledValue>
  let parts: NameParts

  /// Whether the lexicon has words of scripts without blanks.
  let hasCharacters: Bool
  /// The names in such scripts, by their spellings with a character left out.
  let characterSlips: SlipTable
  let longestCharacterName: Int

  /// The words that the grammars themselves skip.
  let skipped: PhraseTable
  /// The ways to mention each app; the value is the app's place among the sources.
  let mentions: PhraseTable
  /// The plain names of each app.
  let appNames: PhraseTable

  func slotName(_ number: Int32) -> String {
    contents.slotNames.indices.contains(Int(number)) ? contents.slotNames[Int(number)] : ""
  }

  /// The range of a number; nil if there is none.
  func range(_ number: Int32) -> NumberRange? {
    contents.ranges.indices.contains(Int(number)) ? contents.ranges[Int(number)] : nil
  }

  /// Where answers to an intent's questions start, by app and intent.
  var answerStarts: [IntentKey: Automaton.State] { contents.answerStarts }

  /// The number of a list that all blocks of a source share; nil if no sentence uses it.
  func list(_ name: String, ofSource source: Int) -> Int32? {
    contents.lists[GrammarScope.key(ofList: name, source: source)]
  }

  var listCount: Int32 { Int32(lists.count) }

  func kind(ofList list: Int32) -> ListKind { ListKind(code: lists[list]) }

  init(
    arena: TableArena, contents: IndexContents, automaton: Automaton,
    sentences: RecordTable<CompiledSentence>, blocks: RecordTable<CompiledBlock>, lexicon: Lexicon,
    slips: SlipTable, habits: CompiledHabits, names: PhraseTable, lists: [ListKind],
    values: RecordTable<CompiledValue>, parts: NameParts, characterNames: CharacterNames,
    skipped: PhraseTable, mentions: PhraseTable, appNames: PhraseTable
  ) {
    self.arena = arena
    self.contents = contents
    self.automaton = automaton
    self.sentences = sentences
    self.blocks = blocks
    self.lexicon = lexicon
    self.slips = slips
    self.habits = habits
    self.names = names
    self.lists = Table(lists.map(\.code), in: arena)
    self.values = values
    self.parts = parts
    hasCharacters = lexicon.hasCharacters
    characterSlips = characterNames.slips
    longestCharacterName = characterNames.longest
    self.skipped = skipped
    self.mentions = mentions
    self.appNames = appNames
  }

  // MARK: Files

  /// - Parameter arena: keeps the memory of the tables alive.
  init(from reader: inout TableReader, in arena: TableArena) throws(SavedIndexFault) {
    self.arena = arena
    contents = try reader.record()
    automaton = try Automaton(from: &reader)
    sentences = try RecordTable(from: &reader)
    blocks = try RecordTable(from: &reader)
    lexicon = try Lexicon(from: &reader)
    slips = try SlipTable(from: &reader)
    habits = try CompiledHabits(from: &reader, in: arena)
    names = try PhraseTable(from: &reader)
    lists = try reader.table()
    values = try RecordTable(from: &reader)
    parts = try NameParts(from: &reader)
    hasCharacters = try reader.number() == 1
    characterSlips = try SlipTable(from: &reader)
    longestCharacterName = min(max(try reader.number(), 0), Self.longestName)
    skipped = try PhraseTable(from: &reader)
    mentions = try PhraseTable(from: &reader)
    appNames = try PhraseTable(from: &reader)
  }

  /// The length up to which a name is found despite a slip, in characters.
  static let longestName = 1_000

  func write(to writer: inout TableWriter) {
    writer.add(contents)
    automaton.write(to: &writer)
    sentences.write(to: &writer)
    blocks.write(to: &writer)
    lexicon.write(to: &writer)
    slips.write(to: &writer)
    habits.write(to: &writer)
    names.write(to: &writer)
    writer.add(lists)
    values.write(to: &writer)
    parts.write(to: &writer)
    writer.add(hasCharacters ? 1 : 0)
    characterSlips.write(to: &writer)
    writer.add(longestCharacterName)
    skipped.write(to: &writer)
    mentions.write(to: &writer)
    appNames.write(to: &writer)
  }
}

extension SentenceIndex {
  /// Whether a word has no weight. An unknown word has weight.
  func isSmall(_ word: WordID) -> Bool { word >= 0 && Int(word) < habits.smallWordCount }
}

/// The content of a compiled list.
enum ListKind: Sendable {
  /// Names, which are in the index's table of names.
  case values
  /// Numbers of the range with this index.
  case range(Int32)
  case wildcard

  /// Reads the code in a table: the number of a range, or a negative code.
  init(code: Int32) {
    switch code {
    case 0...: self = .range(code)
    case Self.wildcardCode: self = .wildcard
    default: self = .values
    }
  }

  var code: Int32 {
    switch self {
    case .values: -1
    case .range(let number): number
    case .wildcard: Self.wildcardCode
    }
  }

  private static let wildcardCode: Int32 = -2
}
