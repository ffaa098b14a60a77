// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the numbers that lists of dates accept in one text. Each place is read only once.
struct DateNumberReader {
  /// A number and the place after its last letter.
  struct Number: Hashable {
    var end: Int
    var value: Double
  }

  private let letters: DateText
  private let text: ValueText
  private let numbers: NumberReader
  /// The tokens by the character where they begin.
  private let starts: [Int: Int]
  private var spoken: [Int: [Number]] = [:]
  private var ordinals: [Int: [Number]] = [:]

  init(_ letters: DateText, _ text: ValueText, numbers: NumberReader) {
    (self.letters, self.text, self.numbers) = (letters, text, numbers)
    starts = Dictionary(
      text.tokens.enumerated().map { ($1.range.lowerBound, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether any number begins at a letter.
  mutating func begin(at letter: Int) -> Bool {
    isDigit(letter) || !readNumbers(at: letter).isEmpty || !readOrdinals(at: letter).isEmpty
  }

  /// The numbers that begin at a letter.
  mutating func numbers(_ accepted: DateNumbers, at letter: Int) -> [Number] {
    let written = accepted.form == .number || accepted.form == .digits
    var numbers = written ? digits(accepted, at: letter) : []
    if accepted.form == .ordinal {
      numbers += readOrdinals(at: letter)
    } else if accepted.form != .digits, accepted.range.fractions != nil || !isDigit(letter) {
      numbers += readNumbers(at: letter)
    }
    return numbers.filter { accepted.accepts($0.value) }
  }

  // MARK: Digits

  private func digits(_ accepted: DateNumbers, at letter: Int) -> [Number] {
    let end = afterDigits(letter)
    guard end > letter, accepted.widths.isEmpty || accepted.widths.contains(end - letter) else {
      return []
    }
    return Double(String(letters.letters[letter..<end])).map { [Number(end: end, value: $0)] } ?? []
  }

  private func afterDigits(_ letter: Int) -> Int {
    letters.letters[letter...].firstIndex { !$0.isASCII || !$0.isNumber } ?? letters.letters.count
  }

  private func isDigit(_ letter: Int) -> Bool { afterDigits(letter) > letter }

  // MARK: Words

  private mutating func readNumbers(at letter: Int) -> [Number] {
    if let known = spoken[letter] { return known }
    let found = token(at: letter).map { numbers.readings(at: $0, text) } ?? []
    let read = found.map(number)
    spoken[letter] = read
    return read
  }

  private mutating func readOrdinals(at letter: Int) -> [Number] {
    if let known = ordinals[letter] { return known }
    let found = token(at: letter).map { numbers.ordinals(at: $0, text) } ?? []
    let read = found.map(number)
    ordinals[letter] = read
    return read
  }

  private func token(at letter: Int) -> Int? {
    letter < letters.letters.count ? starts[letters.span(letter..<letter).lowerBound] : nil
  }

  private func number(_ read: ReadNumber) -> Number {
    let end = text.tokens[read.end - 1].range.upperBound
    return Number(
      end: letters.letter(at: end), value: NSDecimalNumber(decimal: read.value).doubleValue)
  }
}
