// SPDX-License-Identifier: Apache-2.0

/// The script of a letter, as far as a voice has to know it.
public enum Script: Hashable, Sendable, CaseIterable {
  case latin
  case hangul
  case kana
  case han
  /// Any other, which no voice of a language that Parlance speaks can read.
  case other

  /// Those a voice of a language reads aloud.
  ///
  /// - Parameter language: a tag such as `ko` or `zh-Hans`.
  public static func spoken(in language: String) -> Set<Script> {
    (SpokenLanguage.of(language)?.scripts ?? []).union([.latin])
  }
}

extension Character {
  /// Nil for a character that belongs to no script: digits, blanks, punctuation, signs.
  public var script: Script? {
    guard isLetter, let scalar = unicodeScalars.first else { return nil }
    return switch scalar.value {
    case 0x41...0x24F, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xFF21...0xFF5A: .latin
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: .hangul
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: .kana
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: .han
    // Modifier letters and the like belong to the script of the letter beside them.
    case 0xAA, 0xBA, 0x2B0...0x2FF, 0x2070...0x209C, 0x2100...0x214F: nil
    default: .other
    }
  }
}
