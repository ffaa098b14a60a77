// SPDX-License-Identifier: Apache-2.0

/// Every word of a grammar by number: one open-addressed table over one run of bytes.
///
/// Looking a word up hashes and compares its bytes, and allocates nothing.
struct Lexicon: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []
  private var slots: [WordID] = Array(repeating: .unknown, count: 64)

  var count: Int { ends.count }

  func spelling(_ word: WordID) -> ArraySlice<UInt8> {
    let index = Int(word)
    return bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  subscript(spelling: ArraySlice<UInt8>) -> WordID { slots[slot(of: spelling)] }

  /// The number of a word, a new one if it is new.
  mutating func insert(_ spelling: ArraySlice<UInt8>) -> WordID {
    let slot = slot(of: spelling)
    if slots[slot] != .unknown { return slots[slot] }
    let word = WordID(ends.count)
    bytes.append(contentsOf: spelling)
    ends.append(Int32(bytes.count))
    slots[slot] = word
    if ends.count * 2 > slots.count { grow() }
    return word
  }

  private func slot(of spelling: ArraySlice<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = Self.hash(spelling) & mask
    while slots[slot] != .unknown, self.spelling(slots[slot]) != spelling {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: .unknown, count: slots.count * 2)
    for word in 0..<ends.count {
      slots[slot(of: spelling(WordID(word)))] = WordID(word)
    }
  }

  /// FNV-1a, folded so that the low bits depend on all.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
