// SPDX-License-Identifier: Apache-2.0

/// A Korean syllable as the keys it is typed with.
struct HangulSyllable: Equatable {
  private let initial: UInt32
  private let vowel: UInt32
  private let final: UInt32

  private static let first: UInt32 = 0xAC00
  private static let last: UInt32 = 0xD7A3

  /// - Parameter bytes: one character in UTF-8; nil when it is no syllable.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count == 3,
      let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first,
      (Self.first...Self.last).contains(scalar.value)
    else { return nil }
    // As Unicode composes them: 19 initials, 21 vowels, 28 finals, none among them.
    let index = scalar.value - Self.first
    (initial, vowel, final) = (index / 588, index % 588 / 28, index % 28)
  }

  /// Whether the first consonant is the same.
  func beginsAlike(_ other: HangulSyllable) -> Bool { initial == other.initial }

  /// How many of the three parts differ.
  func differences(from other: HangulSyllable) -> Int {
    (initial == other.initial ? 0 : 1) + (vowel == other.vowel ? 0 : 1)
      + (final == other.final ? 0 : 1)
  }
}
