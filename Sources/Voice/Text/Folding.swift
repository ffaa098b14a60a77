// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes spellings equal that people consider the same: case, width, Latin diacritics.
enum Folding {
  /// Appends the folded UTF-8 bytes of a character. ASCII needs no `String`.
  static func append(_ character: Character, to bytes: inout [UInt8]) {
    if let ascii = character.asciiValue {
      bytes.append(lowercase(ascii))
    } else {
      bytes.append(contentsOf: fold(character).utf8)
    }
  }

  static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Whether a byte is an ASCII letter.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  private static func fold(_ character: Character) -> String {
    if character == "\u{2212}" { return "-" }
    if character == "\u{2019}" || character == "\u{02BC}" { return "'" }
    let compatible = String(character).precomposedStringWithCompatibilityMapping.lowercased()
    guard compatible.unicodeScalars.allSatisfy(isLatin) else { return compatible }
    return String(
      String.UnicodeScalarView(
        compatible.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
          !isCombiningMark($0)
        }))
  }

  /// Only Latin letters lose their marks. In kana a mark is part of the letter.
  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value) || isCombiningMark(scalar)
  }

  private static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool {
    (0x300...0x36F).contains(scalar.value)
  }
}
