// SPDX-License-Identifier: Apache-2.0

/// One letter as the tokeniser sees it: a byte of ASCII, or a whole character.
protocol TextUnit {
  var kind: CharacterClass { get }
  /// Its length in the text, in UTF-8 bytes.
  var length: Int { get }
  /// Whether it may stand inside a number, between two digits.
  var isDecimalMark: Bool { get }
  var isMinus: Bool { get }
  func appendFolded(to bytes: inout [UInt8])
}

extension UInt8: TextUnit {
  var kind: CharacterClass { CharacterClass(ascii: self) }
  var length: Int { 1 }
  var isDecimalMark: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: ",") }
  var isMinus: Bool { self == UInt8(ascii: "-") }
  func appendFolded(to bytes: inout [UInt8]) { bytes.append(Folding.lowercase(self)) }
}

extension Character: TextUnit {
  var kind: CharacterClass { CharacterClass(self) }
  var length: Int { utf8.count }
  var isDecimalMark: Bool { self == "." || self == "," }
  var isMinus: Bool { self == "-" || self == "\u{2212}" }
  func appendFolded(to bytes: inout [UInt8]) { Folding.append(self, to: &bytes) }
}
