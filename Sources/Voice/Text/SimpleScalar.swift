// SPDX-License-Identifier: Apache-2.0

/// A character of a single scalar with a known folding. Most texts in French, Korean, Japanese and
/// Chinese consist of them, so their characters needn't be segmented.
struct SimpleScalar: TextUnit {
  private let scalar: Unicode.Scalar

  init(_ scalar: Unicode.Scalar) { self.scalar = scalar }

  /// Whether a scalar is always a character by itself if its neighbours are simple too.
  static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 ? scalar.value != 0x0D : isLatin(scalar) || isIdeograph(scalar)
  }

  var kind: CharacterClass {
    if scalar.value < 0x80 { return CharacterClass(ascii: UInt8(scalar.value)) }
    return Self.isIdeograph(scalar) ? .ideograph : .letter
  }

  var length: Int { UTF8.width(scalar) }
  var isDecimalMark: Bool { scalar == "." || scalar == "," }
  var isMinus: Bool { scalar == "-" }

  func appendFolded(to bytes: inout [UInt8]) {
    if scalar.value < 0x80 {
      bytes.append(Folding.lowercase(UInt8(scalar.value)))
    } else if Self.isIdeograph(scalar) {
      bytes.append(contentsOf: UTF8.encode(scalar)!)
    } else {
      bytes.append(contentsOf: Self.foldedLatin[Int(scalar.value - Self.latin.lowerBound)])
    }
  }

  /// The letters of Latin-1 and Latin Extended-A. The range also contains two signs.
  private static let latin: Range<UInt32> = 0xC0..<0x180

  private static let foldedLatin = latin.map { value -> [UInt8] in
    var bytes: [UInt8] = []
    Folding.append(Character(Unicode.Scalar(value) ?? " "), to: &bytes)
    return bytes
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    latin.contains(scalar.value) && scalar.value != 0xD7 && scalar.value != 0xF7
  }

  /// Kana, Han and Hangul syllables with only one spelling.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
