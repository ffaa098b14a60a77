// SPDX-License-Identifier: Apache-2.0

/// The keys that some Korean characters are typed with, at most sixteen.
///
/// On the two-set keyboard a key is a consonant or a vowel, and the computer composes the
/// syllables. So a slip affects one key and may move the border between two syllables: 열어 with one
/// key missing is 여러. Keys are named by their Latin letters, with capitals for shifted keys.
struct Keystrokes: Hashable, BitwiseCopyable, Sendable {
  /// One byte for each key, the first one lowest; zero above the last one.
  private(set) var keys: UInt128 = 0

  @inline(__always)
  var count: Int { (UInt128.bitWidth - keys.leadingZeroBitCount + 7) / 8 }

  static let maximumCount = 16

  init() {}

  /// - Parameter letters: ASCII letters.
  init(_ letters: some Sequence<UInt8>) {
    for letter in letters { append(letter) }
  }

  /// The key at a place; 0 after the last one.
  @inline(__always)
  subscript(place: Int) -> UInt8 {
    place < Self.maximumCount ? UInt8(truncatingIfNeeded: keys >> UInt128(8 * place)) : 0
  }

  /// Appends a key; a key beyond the maximum is dropped.
  mutating func append(_ key: UInt8) {
    guard count < Self.maximumCount else { return }
    keys |= UInt128(key) << UInt128(8 * count)
  }

  @inline(__always)
  mutating func append(_ other: Keystrokes) {
    keys |= other.keys << UInt128(8 * count)
  }

  /// The keys in a range of places.
  @inline(__always)
  subscript(range: Range<Int>) -> Keystrokes {
    var part = Keystrokes()
    let range = range.clamped(to: 0..<count)
    part.keys = (keys << UInt128(128 - 8 * range.upperBound)) >> UInt128(128 - 8 * range.count)
    return part
  }

  /// How many keys at the beginning are equal.
  @inline(__always)
  func commonPrefix(with other: Keystrokes) -> Int {
    min((keys ^ other.keys).trailingZeroBitCount / 8, min(count, other.count))
  }

  /// The slip that turns these keys into others: a wrong, missing or added key, or one swapped with
  /// the next. Nil for no slip or several.
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

  /// Whether at most one slip turns these keys into others.
  func isNear(_ other: Keystrokes) -> Bool { self == other || slip(meant: other) != nil }

  @inline(__always)
  private func rest(_ place: Int) -> UInt128 { keys >> UInt128(8 * place) }
}

extension Keystrokes {
  /// The keys of one Korean syllable, or of a single letter as folding leaves it; nil for any other
  /// character.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xAC00...0xD7A3:
      // Unicode composes syllables of 19 initials, 21 vowels and 28 finals; the first final is
      // empty.
      let index = Int(scalar.value - 0xAC00)
      self = Self.initials[index / 588]
      append(Self.vowels[index % 588 / 28])
      append(Self.finals[index % 28])
    case 0x1100...0x1112: self = Self.initials[Int(scalar.value - 0x1100)]
    case 0x1161...0x1175: self = Self.vowels[Int(scalar.value - 0x1161)]
    case 0x11A8...0x11C2: self = Self.finals[Int(scalar.value - 0x11A7)]
    default: return nil
    }
  }

  /// - Parameter bytes: the UTF-8 bytes of one character.
  @inline(__always)
  init?(utf8 bytes: some RandomAccessCollection<UInt8>) {
    guard bytes.count == 3, let first = bytes.first, first & 0xF0 == 0xE0 else { return nil }
    let value = bytes.dropFirst().reduce(UInt32(first & 0x0F)) { $0 << 6 | UInt32($1 & 0x3F) }
    guard let scalar = Unicode.Scalar(value) else { return nil }
    self.init(scalar)
  }

  /// The keys of some characters of an utterance; nil if one of them is not Korean.
  init?(_ tokens: Range<Int>, in utterance: Utterance) {
    self.init()
    for token in tokens {
      guard let further = Keystrokes(utf8: utterance.folded(token)) else { return nil }
      append(further)
    }
  }

  private static let initials = table("r R s e E f a q Q t T d w W c z x v g")
  private static let vowels = table("k o i O j p u P h hk ho hl y n nj np nl b m ml l")
  private static let finals =
    [Keystrokes()] + table("r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g")

  private static func table(_ keys: String) -> [Keystrokes] {
    keys.utf8.split(separator: UInt8(ascii: " ")).map { Keystrokes($0) }
  }
}
