// SPDX-License-Identifier: Apache-2.0

/// The phrases that contain each word, for names of which only a part is said.
struct NameParts: Sendable {
  /// Where the places of each word start, with one more element at the end.
  let starts: Table<UInt32>
  let phrases: Table<Int32>
  /// The word's place in the phrase.
  let positions: Table<Int32>

  /// A word that more names than this have in common says too little to be used.
  static let maximum = 1_000

  func places(of word: WordID) -> Range<Int> {
    guard word >= 0, Int(word) + 1 < starts.count else { return 0..<0 }
    let range = phrases.range(starts[word], starts[word + 1])
    return range.count <= Self.maximum ? range : 0..<0
  }
}

extension NameParts: StoredTables {
  init(from reader: inout TableReader) throws(SavedIndexFault) {
    starts = try reader.table()
    phrases = try reader.table()
    positions = try reader.table()
  }

  func write(to writer: inout TableWriter) {
    writer.add(starts)
    writer.add(phrases)
    writer.add(positions)
  }
}
