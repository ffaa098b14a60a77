// SPDX-License-Identifier: Apache-2.0

/// Collects words, then lays them out as a ``Lexicon``.
struct LexiconBuilder {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  private var slots: [WordID] = Array(repeating: .unknown, count: 64)
  private var traits: [WordTraits] = []

  var count: Int { ends.count }

  /// The number of a word; a new number if the word is new.
  mutating func insert(_ spelling: UnsafeBufferPointer<UInt8>) -> WordID {
    let slot = slot(of: spelling)
    if slots[slot] != .unknown { return slots[slot] }
    let word = WordID(ends.count)
    bytes.append(contentsOf: spelling)
    ends.append(UInt32(bytes.count))
    traits.append([])
    slots[slot] = word
    if ends.count * 2 > slots.count { grow() }
    return word
  }

  mutating func add(_ trait: WordTraits, to word: WordID) { traits[Int(word)].insert(trait) }

  func text(of word: WordID) -> String {
    String(decoding: bytes[range(of: word)], as: UTF8.self)
  }

  func has(_ trait: WordTraits, _ word: WordID) -> Bool { traits[Int(word)].contains(trait) }

  func build(in arena: TableArena) -> Lexicon {
    Lexicon(
      bytes: Table(bytes, in: arena), ends: Table(ends, in: arena), slots: Table(slots, in: arena),
      traits: Table(traits, in: arena))
  }

  private func slot(of spelling: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = WordHash.hash(spelling) & mask
    while slots[slot] != .unknown, !isSpelt(slots[slot], spelling) { slot = (slot + 1) & mask }
    return slot
  }

  private func isSpelt(_ word: WordID, _ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = self.range(of: word)
    guard range.count == spelling.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      spelling.indices.allSatisfy { bytes[range.lowerBound + $0] == spelling[$0] }
    }
  }

  private func range(of word: WordID) -> Range<Int> {
    (word == 0 ? 0 : Int(ends[Int(word) - 1]))..<Int(ends[Int(word)])
  }

  private mutating func grow() {
    var larger = [WordID](repeating: .unknown, count: slots.count * 2)
    let mask = larger.count - 1
    for word in 0..<WordID(ends.count) {
      var slot = bytes.withUnsafeBufferPointer {
        WordHash.hash(UnsafeBufferPointer(rebasing: $0[range(of: word)])) & mask
      }
      while larger[slot] != .unknown { slot = (slot + 1) & mask }
      larger[slot] = word
    }
    slots = larger
  }
}
