// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Compiles a user's own names into a separate index, so the index of the sentences stays
/// unchanged.
///
/// - Complexity: linear in the names, however large the sentences' index is.
struct OwnNamesCompiler {
  private var index = IndexBuilder()

  /// - Parameters:
  ///   - names: each list with its number in the sentences' index.
  ///   - listCount: how many lists the sentences' index has.
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

/// The names in scripts without blanks, indexed so that they are found despite a slip.
struct CharacterNames {
  let slips: SlipTable
  /// The length of the longest name, in characters.
  let longest: Int

  /// A shorter name is not indexed: after a slip in its single character nothing of it would be
  /// left.
  private static let shortest = 2

  init(_ names: PhraseTable, _ lexicon: Lexicon, in arena: TableArena) {
    let phrases = (0..<names.count).filter { phrase in
      let words = names.places(of: phrase)
      return words.count >= Self.shortest
        && words.allSatisfy { lexicon.has(.character, names.words[$0]) }
    }
    longest = min(phrases.map { names.length(of: $0) }.max() ?? 0, SentenceIndex.longestName)
    // Names are compared character by character, so leaving out two characters would be too much.
    slips = SlipTableBuilder(count: .max).build(in: arena) { body in
      names.words.withBuffer { words in
        for phrase in phrases {
          body(Int32(phrase), UnsafeBufferPointer(rebasing: words[names.places(of: phrase)]))
        }
      }
    }
  }
}
