// SPDX-License-Identifier: Apache-2.0

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
