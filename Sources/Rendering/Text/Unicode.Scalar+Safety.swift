// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
  /// Whether it ends a line: LF, CR, VT, FF, NEL, or the line or paragraph separator.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it has a meaning only next to certain scalars and is invisible otherwise: ZWNJ, ZWJ,
  /// the variation selectors and the empty braille cell.
  var dependsOnNeighbour: Bool {
    switch value {
    case 0x200C, 0x200D, 0x180B...0x180D, 0x180F, 0x2800, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// Whether it could mislead a terminal or the eye.
  ///
  /// These are controls, format characters (the bidirectional ones, the byte order mark, the tags),
  /// fillers, everything else that is drawn as nothing, and line and paragraph separators.
  public var isUnsafe: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF: return false
    case 0xAC00...0xD7A3, 0x3040...0x3163, 0x3165...0x9FFF: return false
    // Signs before Arabic and Syriac numbers are visible.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return false
    default: break
    }
    if dependsOnNeighbour { return false }
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// Whether it is drawn onto the character before it.
  var isOverlaid: Bool {
    switch value {
    case ..<0x300, 0x3400...0x9FFF, 0xAC00...0xD7A3: return false
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return !dependsOnNeighbour
    default: return false
    }
  }

  /// Whether joiners have a meaning in its script, because the forms of letters depend on their
  /// neighbours.
  var isOfJoiningScript: Bool {
    switch value {
    case 0x600...0x8FF, 0x900...0xDFF, 0x1000...0x109F, 0x1780...0x18AF, 0xA840...0xA8FF,
      0xA980...0xA9FF, 0xAA60...0xAA7F, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10D00...0x10D3F,
      0x11000...0x11FFF, 0x1E900...0x1E95F:
      properties.isAlphabetic || isOverlaid || isKiller
    default: false
    }
  }

  /// Whether it is a virama, which removes a letter's vowel. A joiner after it decides how the
  /// letters are drawn.
  var isKiller: Bool { properties.canonicalCombiningClass == .virama }

  /// Whether it is an emoji, except digits and the like, which are emoji only with a selector.
  var isPictograph: Bool { value > 0x7F && properties.isEmoji }

  /// Whether a standardised variation selector changes how it is drawn: Han and its signs, numbers
  /// and mathematics, Myanmar.
  var hasVariants: Bool {
    switch value {
    case 0x30, 0x1000...0x109F, 0x3000...0x303F, 0xA840...0xA87F, 0xAA60...0xAA7F, 0xFF01...0xFF1F:
      true
    default: properties.isIdeographic || properties.isMath
    }
  }

  /// The escape in a Swift string literal, such as `\u{1B}`.
  var escaped: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}
