// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A language's sentences, words and names, compiled.
///
/// A class, so that the hot path hands on one reference; nothing in it ever changes. All of it but a
/// few words is tables, which may lie in a file.
final class SentenceIndex: Sendable {
  /// What keeps the tables' memory.
  private let arena: TableArena
  /// What is no table.
  private let contents: IndexContents

  let automaton: Automaton
  let sentences: RecordTable<CompiledSentence>
  let blocks: RecordTable<CompiledBlock>

  let lexicon: Lexicon
  /// What misspelt words may have been.
  let slips: SlipTable
  let habits: CompiledHabits

  /// The names of all lists.
  let names: PhraseTable
  /// The kind of each list, as its code.
  private let lists: Table<Int32>
  /// What the names mean.
  let values: RecordTable<CompiledValue>
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

  func slotName(_ number: Int32) -> String {
    contents.slotNames.indices.contains(Int(number)) ? contents.slotNames[Int(number)] : ""
  }

  /// The numbers of a range; nil for none of this number.
  func range(_ number: Int32) -> NumberRange? {
    contents.ranges.indices.contains(Int(number)) ? contents.ranges[Int(number)] : nil
  }

  /// Where answers to an intent's questions start, by app and intent.
  var answerStarts: [IntentKey: Automaton.State] { contents.answerStarts }

  /// The number of a list that all blocks of a source share; nil where no sentence names it.
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

  /// - Parameter arena: keeps the memory that is read.
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

  /// In characters; nothing longer is looked for with a slip.
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
  /// Whether a word has no weight; one that nobody knows has.
  func isSmall(_ word: WordID) -> Bool { word >= 0 && Int(word) < habits.smallWordCount }
}

/// What a list accepts, once it is compiled.
enum ListKind: Sendable {
  /// Names, which are in the index's table of names.
  case values
  /// Numbers, within the range of this index.
  case range(Int32)
  case wildcard

  /// As tables have it: the number of a range, or below 0.
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
