// SPDX-License-Identifier: Apache-2.0

/// The phrases each word stands in, for names said in part.
struct NameParts: Sendable {
  /// Where the places of each word start; one more than there are words.
  let starts: Table<UInt32>
  let phrases: Table<Int32>
  /// The word's place in the phrase.
  let positions: Table<Int32>

  /// Names that share a word with more than these can't be told apart by it.
  static let maximum = 1_000

  func places(of word: WordID) -> Range<Int> {
    guard word >= 0, Int(word) + 1 < starts.count else { return 0..<0 }
    let range = Int(starts[word])..<max(Int(starts[word]), Int(starts[word + 1]))
    return range.count <= Self.maximum ? range : 0..<0
  }

  /// - Parameter lists: those whose names may be said in part.
  init(_ table: PhraseTable, lists: Set<Int32>, wordCount: Int, in arena: TableArena) {
    var counts = [UInt32](repeating: 0, count: wordCount + 1)
    let parts = (0..<table.count).filter {
      lists.contains(table.lists[$0]) && table.sounds[$0] == 0
    }
    for phrase in parts { for word in table.words(of: phrase) { counts[Int(word) + 1] += 1 } }
    for word in 0..<wordCount { counts[word + 1] += counts[word] }
    var next = counts
    var (phrases, positions) = ([Int32](), [Int32]())
    phrases = Array(repeating: 0, count: Int(counts[wordCount]))
    positions = phrases
    for phrase in parts {
      for (position, word) in table.words(of: phrase).enumerated() {
        phrases[Int(next[Int(word)])] = Int32(phrase)
        positions[Int(next[Int(word)])] = Int32(position)
        next[Int(word)] += 1
      }
    }
    (starts, self.phrases, self.positions) = (
      Table(counts, in: arena), Table(phrases, in: arena), Table(positions, in: arena)
    )
  }
}
