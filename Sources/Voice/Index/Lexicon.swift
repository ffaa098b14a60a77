// SPDX-License-Identifier: Apache-2.0

/// Every word of a grammar by number: one open-addressed table over one run of bytes.
///
/// Looking a word up hashes and compares its bytes, and allocates nothing.
struct Lexicon: Sendable {
  let bytes: Table<UInt8>
  /// Where each word's bytes end.
  let ends: Table<UInt32>
  /// The words by their hash; its length is a power of two.
  let slots: Table<WordID>
  let traits: Table<WordTraits>

  var count: Int { ends.count }

  func spelling(_ word: WordID) -> Range<Int> {
    bytes.range(word <= 0 ? 0 : ends[word - 1], ends[word])
  }

  func text(_ word: WordID) -> String {
    guard word >= 0 else { return "" }
    return String(decoding: spelling(word).map { bytes[$0] }, as: UTF8.self)
  }

  subscript(spelling: UnsafeBufferPointer<UInt8>) -> WordID {
    guard count > 0 else { return .unknown }
    let mask = slots.count - 1
    var slot = WordHash.hash(spelling) & mask
    // No chain is longer than the table, whatever a file says.
    for _ in 0...mask {
      let word = slots[slot]
      if word == .unknown || isSpelt(word, spelling) { return word }
      slot = (slot + 1) & mask
    }
    return .unknown
  }

  func has(_ trait: WordTraits, _ word: WordID) -> Bool {
    word >= 0 && traits[word].contains(trait)
  }

  private func isSpelt(_ word: WordID, _ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = self.spelling(word)
    guard range.count == spelling.count else { return false }
    return bytes.withBuffer { bytes in
      var place = 0
      while place < spelling.count, bytes[range.lowerBound + place] == spelling[place] {
        place += 1
      }
      return place == spelling.count
    }
  }
}

extension Lexicon: StoredTables {
  init(from reader: inout TableReader) throws(SavedIndexFault) {
    bytes = try reader.table()
    ends = try reader.table()
    slots = try reader.table()
    traits = try reader.table()
  }

  func write(to writer: inout TableWriter) {
    writer.add(bytes)
    writer.add(ends)
    writer.add(slots)
    writer.add(traits)
  }
}
