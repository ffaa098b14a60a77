// SPDX-License-Identifier: Apache-2.0

extension Lexicon {
  /// The table that finds misspelt words; characters and numbers are not among them.
  func slipTable(in arena: TableArena) -> SlipTable {
    let words = (0..<WordID(count)).filter(canBeMisspelt)
    return SlipTableBuilder(count: words.count).build(in: arena) { body in
      bytes.withBuffer { bytes in
        for word in words { body(word, UnsafeBufferPointer(rebasing: bytes[spelling(word)])) }
      }
    }
  }

  var hasCharacters: Bool { (0..<WordID(count)).contains { has(.character, $0) } }

  private func canBeMisspelt(_ word: WordID) -> Bool {
    let range = spelling(word)
    return (2...SlipTable.longestWord).contains(range.count) && !has(.character, word)
      && !range.contains { (0x30...0x39).contains(bytes[$0]) }
  }
}
