// SPDX-License-Identifier: Apache-2.0

extension Keystrokes {
  /// The keys of one Korean syllable, or of one of its letters by itself, as folding leaves it; nil for
  /// any other character.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xAC00...0xD7A3:
      // As Unicode composes them: 19 initials, 21 vowels, 28 finals, none among them.
      let index = Int(scalar.value - 0xAC00)
      self = Self.initials[index / 588]
      append(Self.vowels[index % 588 / 28])
      append(Self.finals[index % 28])
    case 0x1100...0x1112: self = Self.initials[Int(scalar.value - 0x1100)]
    case 0x1161...0x1175: self = Self.vowels[Int(scalar.value - 0x1161)]
    case 0x11A8...0x11C2: self = Self.finals[Int(scalar.value - 0x11A7)]
    default: return nil
    }
  }

  /// - Parameter bytes: one character in UTF-8.
  @inline(__always)
  init?(utf8 bytes: some RandomAccessCollection<UInt8>) {
    guard bytes.count == 3, let first = bytes.first, first & 0xF0 == 0xE0 else { return nil }
    let value = bytes.dropFirst().reduce(UInt32(first & 0x0F)) { $0 << 6 | UInt32($1 & 0x3F) }
    guard let scalar = Unicode.Scalar(value) else { return nil }
    self.init(scalar)
  }

  /// The keys of some characters of an utterance; nil when one of them is not Korean.
  init?(_ tokens: Range<Int>, in utterance: Utterance) {
    self.init()
    for token in tokens {
      guard let further = Keystrokes(utf8: utterance.folded(token)) else { return nil }
      append(further)
    }
  }

  private static let initials = table("r R s e E f a q Q t T d w W c z x v g")
  private static let vowels = table("k o i O j p u P h hk ho hl y n nj np nl b m ml l")
  private static let finals =
    [Keystrokes()] + table("r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g")

  private static func table(_ keys: String) -> [Keystrokes] {
    keys.utf8.split(separator: UInt8(ascii: " ")).map { Keystrokes($0) }
  }
}
