// SPDX-License-Identifier: Apache-2.0

/// All words of a grammar with their numbers: an open-addressed hash table over one run of bytes.
///
/// Looking a word up hashes and compares its bytes, and allocates nothing.
struct Lexicon: Sendable {
  let bytes: Table<UInt8>
  /// Where each word's bytes end.
  let ends: Table<UInt32>
  /// The hash table of words; its length is a power of two.
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
    // The bound ends the loop even if a damaged file has no empty slot.
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

extension Lexicon {
  /// The table that finds misspelt words. It has no characters and no words with digits.
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

/// The number of a word in a ``Lexicon``.
typealias WordID = Int32

extension WordID {
  /// A word that occurs in no template and no name.
  static let unknown: WordID = -1
}

/// FNV-1a over bytes, folded so that the low bits depend on all bits.
package enum WordHash {
  @inline(__always)
  package static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}

/// Properties of a word beside its spelling.
struct WordTraits: OptionSet, BitwiseCopyable, Sendable {
  let rawValue: UInt8

  /// The word carries the meaning, so no slip may turn it into another word or another word into
  /// it.
  static let weighty = WordTraits(rawValue: 1 << 1)
  /// A single character of a script without blanks between words.
  static let character = WordTraits(rawValue: 1 << 2)
  /// Politeness or hesitation may begin with the word.
  static let opensSkipped = WordTraits(rawValue: 1 << 3)
  /// A mention of an app may begin with the word.
  static let opensMention = WordTraits(rawValue: 1 << 4)
  /// A number may begin with the word.
  static let opensNumber = WordTraits(rawValue: 1 << 5)
  /// The word belongs to another language; a misspelt word is never read as it.
  static let foreign = WordTraits(rawValue: 1 << 7)
  /// The word is too small to stand for a name that contains it.
  static let light = WordTraits(rawValue: 1 << 6)
}
