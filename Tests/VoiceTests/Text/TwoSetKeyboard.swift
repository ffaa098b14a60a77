// SPDX-License-Identifier: Apache-2.0

/// The Korean keyboard: text as its keys, and keys as the text a computer makes of them.
enum TwoSetKeyboard {
  private static let initials = Array("rRseEfaqQtTdwWczxvg")
  private static let vowels = [
    "k", "o", "i", "O", "j", "p", "u", "P", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl", "b",
    "m", "ml", "l",
  ]
  private static let finals = [
    "", "r", "R", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a",
    "q",
    "qt", "t", "T", "d", "w", "c", "z", "x", "v", "g",
  ]
  private static let letters: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "rRseEfaqQtTdwWczxvgkoiOjpuPhynbml", "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ"))

  /// The keys of syllables; any other character stands for itself.
  static func keys(of text: String) -> [Character] {
    text.unicodeScalars.flatMap { scalar -> [Character] in
      guard (0xAC00...0xD7A3).contains(scalar.value) else { return [Character(scalar)] }
      let index = Int(scalar.value - 0xAC00)
      return [initials[index / 588]] + Array(vowels[index % 588 / 28]) + Array(finals[index % 28])
    }
  }

  /// Composes the keys as a computer does: a consonant before a vowel begins a syllable.
  static func text(of keys: [Character]) -> String {
    var text = ""
    var place = 0
    while place < keys.count {
      let (letter, length) = syllable(keys[place...]) ?? (letters[keys[place]] ?? keys[place], 1)
      text.append(letter)
      place += length
    }
    return text
  }

  private static func syllable(_ keys: ArraySlice<Character>) -> (Character, Int)? {
    guard let first = keys.first, let initial = initials.firstIndex(of: first),
      let (vowel, vowelLength) = longest(vowels, in: keys.dropFirst())
    else { return nil }
    let rest = keys.dropFirst(1 + vowelLength)
    var (final, length) = longest(finals, in: rest) ?? (0, 0)
    if length > 0, let next = rest.dropFirst(length).first, isVowel(next) {
      // The last consonant belongs to the vowel that follows.
      length -= 1
      final = finals.firstIndex(of: String(rest.prefix(length))) ?? 0
    }
    let scalar = UInt32(0xAC00 + (initial * 21 + vowel) * 28 + final)
    return Unicode.Scalar(scalar).map { (Character($0), 1 + vowelLength + length) }
  }

  private static func isVowel(_ key: Character) -> Bool { vowels.contains(String(key)) }

  private static func longest(
    _ parts: [String], in keys: ArraySlice<Character>
  ) -> (index: Int, length: Int)? {
    for length in [2, 1] where keys.count >= length {
      if let index = parts.firstIndex(of: String(keys.prefix(length))) { return (index, length) }
    }
    return nil
  }

  /// The texts that result from each slip of one key between two places of its characters.
  static func slips(
    of text: String, between range: Range<Int>, wrongKeys: [Character]
  ) -> [String] {
    let characters = Array(text)
    let head = keys(of: String(characters[..<range.lowerBound]))
    let middle = keys(of: String(characters[range]))
    let tail = keys(of: String(characters[range.upperBound...]))
    let slips = WrittenSlip.Kind.allCases.flatMap { kind in
      WrittenSlip.all(kind, of: String(middle), letters: wrongKeys)
    }
    return Set(slips.map { self.text(of: head + Array($0.typed) + tail) })
      .subtracting([text]).sorted()
  }
}
