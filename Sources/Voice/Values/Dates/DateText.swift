// SPDX-License-Identifier: Apache-2.0

/// A text as patterns of dates see it: folded letters, each with its place in the text as typed.
///
/// Dates are written letter by letter (`7:56:30pm`, `2016-12-16T12:23`, `3時間30分`), so that here
/// letters and not words are what is matched.
struct DateText: Sendable {
  let letters: [Character]

  /// The places of the letters in the text, in characters, and the text's length.
  private let places: [Int]

  /// The first letter of each character, and the number of letters.
  private let firstLetters: [Int]

  init(_ text: String) {
    var letters: [Character] = []
    var places: [Int] = []
    var firstLetters: [Int] = []
    for (place, character) in text.enumerated() {
      firstLetters.append(letters.count)
      for letter in Self.fold(character) {
        letters.append(letter)
        places.append(place)
      }
    }
    self.letters = letters
    self.places = places + [firstLetters.count]
    self.firstLetters = firstLetters + [letters.count]
  }

  /// Where a stretch of letters stands in the text as typed, in characters.
  func span(_ letters: Range<Int>) -> Range<Int> {
    places[letters.lowerBound]..<places[letters.upperBound]
  }

  /// The first letter of the character at a place.
  func letter(at place: Int) -> Int { firstLetters[place] }

  /// Every blank is a space.
  static func fold(_ text: String) -> [Character] { text.flatMap(fold) }

  private static func fold(_ character: Character) -> String {
    if character.isWhitespace { return " " }
    var bytes: [UInt8] = []
    Folding.append(character, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Borders

  /// Whether no word and no number goes on across a place.
  func isBorder(_ place: Int) -> Bool {
    guard place > 0, place < letters.count else { return true }
    let (before, after) = (LetterClass(letters[place - 1]), LetterClass(letters[place]))
    return before != after || (before != .letter && before != .digit)
  }

  /// Whether a reading may begin or end at a place: not within `4.22`, `5-7`, `31st` or `$15`.
  func isOpen(_ place: Int) -> Bool {
    guard isBorder(place), !isInsideNumerals(place), !isBeforeEnding(place) else { return false }
    return !isInsideNumber(place) && !isInsideNumber(place - 1) && !isBesideSign(place)
  }

  /// Whether letters follow a digit at once.
  private func isBeforeEnding(_ place: Int) -> Bool {
    guard place > 0, place < letters.count else { return false }
    return LetterClass(letters[place - 1]) == .digit && LetterClass(letters[place]) == .letter
  }

  /// Whether a Chinese numeral goes on across a place.
  private func isInsideNumerals(_ place: Int) -> Bool {
    guard place > 0, place < letters.count else { return false }
    return letters[(place - 1)...place].allSatisfy { $0.isNumber && !$0.isASCII }
  }

  /// Whether a sign that joins two digits stands at a place.
  private func isInsideNumber(_ place: Int) -> Bool {
    guard place > 0, place + 1 < letters.count, ".,:/-".contains(letters[place]) else {
      return false
    }
    return LetterClass(letters[place - 1]) == .digit && LetterClass(letters[place + 1]) == .digit
  }

  /// Whether a currency or per cent sign belongs to the digit at the other side of a place.
  private func isBesideSign(_ place: Int) -> Bool {
    guard place > 0, place < letters.count else { return false }
    let (before, after) = (letters[place - 1], letters[place])
    return LetterClass(before) == .digit && Self.isUnitSign(after)
      || Self.isUnitSign(before) && LetterClass(after) == .digit
  }

  private static func isUnitSign(_ letter: Character) -> Bool {
    letter.isCurrencySymbol || letter == "%" || letter == "#"
  }

  // MARK: Gaps

  /// Where a gap between two words may end: behind blanks, or behind a hyphen beside a word.
  func endsOfGap(from place: Int) -> [Int] {
    let end = afterBlanks(place)
    let ends = isHyphen(end) ? [end, afterBlanks(end + 1)] : [end]
    return ends.filter(isBorder)
  }

  func afterBlanks(_ place: Int) -> Int {
    letters[place...].firstIndex { !$0.isWhitespace } ?? letters.count
  }

  func beforeBlanks(_ place: Int) -> Int {
    letters[..<place].lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
  }

  /// A hyphen between two digits is a sign of its own, as in `4-22`.
  private func isHyphen(_ place: Int) -> Bool {
    guard place > 0, place + 1 < letters.count, letters[place] == "-" else { return false }
    return LetterClass(letters[place - 1]) != .digit || LetterClass(letters[place + 1]) != .digit
  }

  /// Whether nothing follows but a sign.
  func isEndOfClause(_ place: Int) -> Bool {
    let next = afterBlanks(place)
    return next == letters.count || letters[next].isPunctuation
  }

  /// Whether some letters stand right at a place.
  func has(_ phrase: [Character], at place: Int) -> Bool {
    letters[place...].starts(with: phrase) && isBorder(place) && isBorder(place + phrase.count)
  }

  /// Whether some letters stand before a place, blanks left out.
  func has(_ phrase: [Character], before place: Int) -> Bool {
    let start = beforeBlanks(place) - phrase.count
    return start >= 0 && has(phrase, at: start)
  }
}

/// What a letter does to the borders of words.
private enum LetterClass {
  case letter, digit, other

  init(_ letter: Character) {
    switch CharacterClass(letter) {
    case .letter: self = .letter
    case .digit: self = .digit
    case .apostrophe, .symbol, .ideograph, .separator: self = .other
    }
  }
}
