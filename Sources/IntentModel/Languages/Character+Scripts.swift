// SPDX-License-Identifier: Apache-2.0

extension Character {
  /// Whether it is a Chinese character or a kana, which no blank parts from the next one.
  var isUnparted: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
    default: false
    }
  }

  /// Whether it ends a sentence or a quotation, and is wide enough to need no blank after it.
  var isWideEnd: Bool { "。！？」』）".contains(self) }
}
