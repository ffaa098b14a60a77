// SPDX-License-Identifier: Apache-2.0

/// One typing slip between two spellings: a letter is wrong, missing, added, or swapped with the
/// next one.
enum Slip {
  case wrong(at: Int, typed: UInt32, meant: UInt32)
  case missing
  case extra
  case swapped

  var isExtra: Bool { if case .extra = self { true } else { false } }

  /// The slip that turns one spelling into the other; nil if there is none, or if there are
  /// several.
  ///
  /// - Complexity: Linear in the letters.
  init?<Letter: FixedWidthInteger>(
    typed: UnsafeBufferPointer<Letter>, meant: UnsafeBufferPointer<Letter>
  ) {
    let common = Self.commonPrefix(typed, meant)
    switch meant.count - typed.count {
    case 0:
      guard common < typed.count else { return nil }
      if Self.agree(typed, common + 1, meant, common + 1) {
        self = .wrong(
          at: common, typed: UInt32(truncatingIfNeeded: typed[common]),
          meant: UInt32(truncatingIfNeeded: meant[common]))
      } else if common + 1 < typed.count, typed[common] == meant[common + 1],
        typed[common + 1] == meant[common], Self.agree(typed, common + 2, meant, common + 2)
      {
        self = .swapped
      } else {
        return nil
      }
    case 1 where Self.agree(typed, common, meant, common + 1): self = .missing
    case -1 where Self.agree(typed, common + 1, meant, common): self = .extra
    default: return nil
    }
  }

  private static func commonPrefix<Letter: FixedWidthInteger>(
    _ one: UnsafeBufferPointer<Letter>, _ other: UnsafeBufferPointer<Letter>
  ) -> Int {
    let end = min(one.count, other.count)
    var place = 0
    while place < end, one[place] == other[place] { place += 1 }
    return place
  }

  /// Whether two spellings agree from given places to their ends.
  private static func agree<Letter: FixedWidthInteger>(
    _ one: UnsafeBufferPointer<Letter>, _ start: Int, _ other: UnsafeBufferPointer<Letter>,
    _ otherStart: Int
  ) -> Bool {
    guard one.count - start == other.count - otherStart else { return false }
    var place = start
    while place < one.count, one[place] == other[place - start + otherStart] { place += 1 }
    return place == one.count
  }
}
