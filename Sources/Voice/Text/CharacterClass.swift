// SPDX-License-Identifier: Apache-2.0

/// How a character affects the borders of words.
enum CharacterClass {
  case letter
  case digit
  /// A part of a word inside it, otherwise a separator: `don't`.
  case apostrophe
  /// A token of its own: `%`, `$`, `°`.
  case symbol
  /// A token of its own that is also a letter: Han, kana, Hangul.
  case ideograph
  /// Blanks and punctuation.
  case separator

  init(_ character: Character) {
    if let ascii = character.asciiValue {
      self.init(ascii: ascii)
    } else if character == "\u{2019}" || character == "\u{02BC}" {
      self = .apostrophe
    } else {
      self = Self.other(character)
    }
  }

  init(ascii byte: UInt8) {
    self =
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
      case UInt8(ascii: "'"): .apostrophe
      case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "+"): .symbol
      default: .separator
      }
  }

  private static func other(_ character: Character) -> Self {
    guard let scalar = character.unicodeScalars.first else { return .separator }
    if isIdeograph(scalar) { return .ideograph }
    if character.isLetter { return .letter }
    if character.wholeNumberValue != nil { return .digit }
    // "2½" must not be heard as 2.
    if scalar.properties.numericType != nil { return .symbol }
    return character.isCurrencySymbol || character == "°" ? .symbol : .separator
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3005...0x3007, 0x3040...0x30FF, 0x3130...0x318F, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
