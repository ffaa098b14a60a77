// SPDX-License-Identifier: Apache-2.0

extension Character {
  /// The columns it takes on a terminal: 2 for Chinese, Japanese, Korean and emoji, 0 for a control
  /// character or a mark without a base, else 1.
  public var displayWidth: Int {
    let scalars = unicodeScalars
    guard scalars.count > 1, let first = scalars.first else {
      return scalars.first?.displayWidth ?? 0
    }
    // An emoji with a selector, a skin tone or a family is as wide as a single emoji.
    if first.properties.isEmoji, scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if first.properties.isEmojiPresentation, !first.isRegionalIndicator { return 2 }
    return scalars.reduce(0) { $0 + $1.displayWidth }
  }
}

extension StringProtocol {
  /// The columns it takes on a terminal.
  public var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  var displayWidth: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    if isWide { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return 0
    default: return isInnerJamo ? 0 : 1
    }
  }

  /// A vowel or final consonant, drawn inside the syllable that its first consonant begins.
  private var isInnerJamo: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  /// Whether its East Asian Width is W or F (Unicode Standard Annex 11), decided by whole blocks.
  private var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3:
      !isCombiningKana
    case 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    case 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD: true
    default: properties.isEmojiPresentation && !isRegionalIndicator
    }
  }

  private var isCombiningKana: Bool {
    (0x302A...0x302D).contains(value) || value == 0x3099 || value == 0x309A
  }
}
