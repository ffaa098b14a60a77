// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Character {
  /// Whether it is a syllable or word by itself rather than a letter: Hangul, Kana, Han.
  var isSyllable: Bool { isHangul || isKanaOrHan }

  var isHangul: Bool { HangulSyllable(self) != nil }

  private var isKanaOrHan: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
    default: false
    }
  }

  /// The Latin letter without what stands above or below it; anything else as it is.
  var withoutAccent: Character {
    let scalars = String(self).decomposedStringWithCanonicalMapping.unicodeScalars
    guard let base = scalars.first, base.isASCII, scalars.count > 1 else { return self }
    return Character(base)
  }
}
