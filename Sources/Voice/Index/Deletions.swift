// SPDX-License-Identifier: Apache-2.0

/// Hashes of the spellings that remain of a word when letters are left out.
///
/// Two words that differ by one slip have such a spelling in common. So slips are found without
/// comparing a word with every other.
enum Deletions {
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Passes the hash of the word itself, and of the word without each of its letters.
  ///
  /// - Complexity: Linear in the letters.
  @inline(__always)
  static func forEachHash<Letter: FixedWidthInteger>(
    of word: UnsafeBufferPointer<Letter>, _ body: (UInt64) -> Void
  ) {
    var whole: UInt64 = 0
    for letter in word { whole = whole &* factor &+ value(letter) }
    body(mixed(whole, word.count))
    // Goes from the last letter to the first, combining the part before the letter, shifted, with
    // the part after it.
    var power: UInt64 = 1
    var tail: UInt64 = 0
    var head = whole
    for place in word.indices.reversed() {
      let letter = value(word[place])
      head = (head &- letter) &* inverse
      if place == 0 || word[place - 1] != word[place] {
        body(mixed(head &* power &+ tail, word.count - 1))
      }
      tail = letter &* power &+ tail
      power = power &* factor
    }
  }

  /// How many hashes ``forEachHash(of:_:)`` passes.
  static func hashCount<Letter: FixedWidthInteger>(of word: UnsafeBufferPointer<Letter>) -> Int {
    1 + word.indices.count { $0 == 0 || word[$0 - 1] != word[$0] }
  }

  /// Passes the hashes of the word without each two of its letters.
  static func forEachHashWithoutTwo<Letter: FixedWidthInteger>(
    of word: UnsafeBufferPointer<Letter>, _ body: (UInt64) -> Void
  ) {
    for first in word.indices.dropLast() {
      for second in (first + 1)..<word.count {
        var hash: UInt64 = 0
        for place in word.indices where place != first && place != second {
          hash = hash &* factor &+ value(word[place])
        }
        body(mixed(hash, word.count - 2))
      }
    }
  }

  /// The inverse of the factor, in 64-bit arithmetic.
  private static let inverse: UInt64 = {
    // Newton's iteration doubles the number of right bits each time.
    var inverse = factor
    for _ in 0..<6 { inverse = inverse &* (2 &- factor &* inverse) }
    return inverse
  }()

  @inline(__always)
  private static func value(_ letter: some FixedWidthInteger) -> UInt64 {
    UInt64(truncatingIfNeeded: letter) &+ 1
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ count: Int) -> UInt64 {
    var hash = hash ^ UInt64(truncatingIfNeeded: count) &* 0xD6E8_FEB8_6659_FD93
    hash = (hash ^ (hash >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return hash ^ (hash >> 32)
  }
}
