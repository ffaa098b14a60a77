// SPDX-License-Identifier: Apache-2.0

/// A text for date patterns: folded letters, each with its place in the typed text.
///
/// Dates are written letter by letter (`7:56:30pm`, `2016-12-16T12:23`, `3時間30分`), so patterns
/// match letters and not words.
struct DateText: Sendable {
  let letters: [Character]

  /// The place of each letter in the text, in characters; the text's length is the last element.
  private let places: [Int]

  /// The first letter of each character; the number of letters is the last element.
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

  /// The place of a range of letters in the typed text, in characters.
  func span(_ letters: Range<Int>) -> Range<Int> {
    places[letters.lowerBound]..<places[letters.upperBound]
  }

  /// The first letter of the character at a place.
  func letter(at place: Int) -> Int { firstLetters[place] }

  /// Folds a text, with a space for every blank.
  static func fold(_ text: String) -> [Character] { text.flatMap(fold) }

  private static func fold(_ character: Character) -> String {
    if character.isWhitespace { return " " }
    var bytes: [UInt8] = []
    Folding.append(character, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Borders

  /// Whether no word or number continues across a place.
  func isBorder(_ place: Int) -> Bool {
    guard place > 0, place < letters.count else { return true }
    let (before, after) = (LetterClass(letters[place - 1]), LetterClass(letters[place]))
    return before != after || (before != .letter && before != .digit)
  }

  /// Whether a reading may begin or end at a place: not inside `4.22`, `5-7`, `31st` or `$15`.
  func isOpen(_ place: Int) -> Bool {
    guard isBorder(place), !isInsideNumerals(place), !isBeforeEnding(place) else { return false }
    return !isInsideNumber(place) && !isInsideNumber(place - 1) && !isBesideSign(place)
  }

  /// Whether a letter directly follows a digit.
  private func isBeforeEnding(_ place: Int) -> Bool {
    guard place > 0, place < letters.count else { return false }
    return LetterClass(letters[place - 1]) == .digit && LetterClass(letters[place]) == .letter
  }

  /// Whether a Chinese numeral continues across a place.
  private func isInsideNumerals(_ place: Int) -> Bool {
    guard place > 0, place < letters.count else { return false }
    return letters[(place - 1)...place].allSatisfy { $0.isNumber && !$0.isASCII }
  }

  /// Whether there is a sign between two digits at a place.
  private func isInsideNumber(_ place: Int) -> Bool {
    guard place > 0, place + 1 < letters.count, ".,:/-".contains(letters[place]) else {
      return false
    }
    return LetterClass(letters[place - 1]) == .digit && LetterClass(letters[place + 1]) == .digit
  }

  /// Whether a currency or per cent sign belongs to the digit on the other side of a place.
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

  /// The ends of a gap between two words: after blanks, or after a hyphen beside a word.
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

  /// A hyphen between two digits is a sign and not a gap, as in `4-22`.
  private func isHyphen(_ place: Int) -> Bool {
    guard place > 0, place + 1 < letters.count, letters[place] == "-" else { return false }
    return LetterClass(letters[place - 1]) != .digit || LetterClass(letters[place + 1]) != .digit
  }

  /// Whether nothing or only a sign follows.
  func isEndOfClause(_ place: Int) -> Bool {
    let next = afterBlanks(place)
    return next == letters.count || letters[next].isPunctuation
  }

  /// Whether a phrase is exactly at a place.
  func has(_ phrase: [Character], at place: Int) -> Bool {
    letters[place...].starts(with: phrase) && isBorder(place) && isBorder(place + phrase.count)
  }

  /// Whether a phrase is before a place, ignoring blanks.
  func has(_ phrase: [Character], before place: Int) -> Bool {
    let start = beforeBlanks(place) - phrase.count
    return start >= 0 && has(phrase, at: start)
  }
}

/// How a letter affects the borders of words.
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
