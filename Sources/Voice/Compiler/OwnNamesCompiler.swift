// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Compiles a user's own names into an index of nothing else, beside which the sentences' own stays as
/// it is.
///
/// - Complexity: of the names, whatever else there is.
struct OwnNamesCompiler {
  private var index = IndexBuilder()

  /// - Parameters:
  ///   - names: with the number that each list has in the sentences' index.
  ///   - listCount: how many lists that has.
  mutating func compile(
    _ names: [(list: Int32, values: [ListValue])], listCount: Int32
  ) -> SentenceIndex {
    for (list, values) in names { index.add(values, to: list) }
    let arena = index.arena
    let lexicon = index.lexicon.build(in: arena)
    let table = index.names.build(in: arena)
    let nothing = PhraseTableBuilder().build(in: arena)
    let parts = NamePartsBuilder(lists: index.divisibleLists, wordCount: lexicon.count)
    return SentenceIndex(
      arena: arena,
      contents: IndexContents(slotNames: [], ranges: [], lists: [:], answerStarts: [:]),
      automaton: Automaton(ofNothingIn: arena),
      sentences: index.automaton.sentences.build(in: arena), blocks: index.blocks.build(in: arena),
      lexicon: lexicon, slips: lexicon.slipTable(in: arena),
      habits: CompiledHabits(nothing, in: arena),
      names: table, lists: Array(repeating: .values, count: Int(listCount)),
      values: index.values.build(in: arena), parts: parts.build(table, in: arena),
      characterNames: CharacterNames(table, lexicon, in: arena), skipped: nothing,
      mentions: nothing, appNames: nothing)
  }
}

/// The names that are written in scripts without blanks, ready to be found with a slip.
struct CharacterNames {
  let slips: SlipTable
  /// In characters.
  let longest: Int

  /// With one character a slip leaves nothing to go by.
  private static let shortest = 2

  init(_ names: PhraseTable, _ lexicon: Lexicon, in arena: TableArena) {
    let phrases = (0..<names.count).filter { phrase in
      let words = names.places(of: phrase)
      return words.count >= Self.shortest
        && words.allSatisfy { lexicon.has(.character, names.words[$0]) }
    }
    longest = min(phrases.map { names.length(of: $0) }.max() ?? 0, SentenceIndex.longestName)
    // A name is compared character by character, so two left out would be too much.
    slips = SlipTableBuilder(count: .max).build(in: arena) { body in
      names.words.withBuffer { words in
        for phrase in phrases {
          body(Int32(phrase), UnsafeBufferPointer(rebasing: words[names.places(of: phrase)]))
        }
      }
    }
  }
}
