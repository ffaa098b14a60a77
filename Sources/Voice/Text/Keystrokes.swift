// SPDX-License-Identifier: Apache-2.0

/// The keys that some Korean characters are typed with, at most sixteen.
///
/// On the two-set keyboard a key is a consonant or a vowel, and the computer puts the syllables
/// together. A slip is therefore a slip of a key, which may move the border of two syllables: 열어 with
/// one key missing is 여러. Keys are named by the Latin letters on them, capitals for those with shift.
struct Keystrokes: Hashable, BitwiseCopyable, Sendable {
  /// A byte each, the first one lowest; zero above the last one.
  private(set) var keys: UInt128 = 0

  @inline(__always)
  var count: Int { (UInt128.bitWidth - keys.leadingZeroBitCount + 7) / 8 }

  static let maximumCount = 16

  init() {}

  /// - Parameter letters: of ASCII.
  init(_ letters: some Sequence<UInt8>) {
    for letter in letters { append(letter) }
  }

  /// The key at a place; 0 beyond the last one.
  @inline(__always)
  subscript(place: Int) -> UInt8 {
    place < Self.maximumCount ? UInt8(truncatingIfNeeded: keys >> UInt128(8 * place)) : 0
  }

  /// What finds no place is left out.
  mutating func append(_ key: UInt8) {
    guard count < Self.maximumCount else { return }
    keys |= UInt128(key) << UInt128(8 * count)
  }

  @inline(__always)
  mutating func append(_ other: Keystrokes) {
    keys |= other.keys << UInt128(8 * count)
  }

  /// The keys from a place up to another.
  @inline(__always)
  subscript(range: Range<Int>) -> Keystrokes {
    var part = Keystrokes()
    let range = range.clamped(to: 0..<count)
    part.keys = (keys << UInt128(128 - 8 * range.upperBound)) >> UInt128(128 - 8 * range.count)
    return part
  }

  /// How many keys from the first one on are the same.
  @inline(__always)
  func commonPrefix(with other: Keystrokes) -> Int {
    min((keys ^ other.keys).trailingZeroBitCount / 8, min(count, other.count))
  }

  /// The slip that makes these keys others: a key wrong, missing, too much, or swapped with the next;
  /// nil when it takes none or more than one.
  @inline(__always)
  func slip(meant: Keystrokes) -> Slip? {
    guard abs(count - meant.count) <= 1, self != meant else { return nil }
    let common = commonPrefix(with: meant)
    switch meant.count - count {
    case 1: return rest(common) == meant.rest(common + 1) ? .missing : nil
    case -1: return rest(common + 1) == meant.rest(common) ? .extra : nil
    default:
      if rest(common + 1) == meant.rest(common + 1) {
        return .wrong(at: common, typed: UInt32(self[common]), meant: UInt32(meant[common]))
      }
      return self[common] == meant[common + 1] && self[common + 1] == meant[common]
        && rest(common + 2) == meant.rest(common + 2) ? .swapped : nil
    }
  }

  /// Whether no slip or one makes these keys others.
  func isNear(_ other: Keystrokes) -> Bool { self == other || slip(meant: other) != nil }

  @inline(__always)
  private func rest(_ place: Int) -> UInt128 { keys >> UInt128(8 * place) }
}
