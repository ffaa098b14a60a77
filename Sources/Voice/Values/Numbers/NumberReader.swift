// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Reads numbers at places of a text: in words and in digits, whole numbers and fractions.
public struct NumberReader: Sendable {
  private enum Words: Sendable {
    case spoken(SpokenNumbers)
    case positional(PositionalNumbers)
  }

  private let words: Words
  private let forms: WrittenForms
  private let powers: NumberPowers
  private let borders: NumberBorders
  private let negatives: PhraseTrie<String>
  private let ordinalSuffixes: PhraseTrie<String>
  private let ordinalPrefixes: PhraseTrie<String>
  private let ordinalNumbers: PhraseTrie<Decimal>

  /// Spells out the number words of the language, which takes milliseconds.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag; Chinese, Japanese and Korean count in ten thousands.
  ///   - words: the language's words that ICU doesn't have.
  public init(language: String, words: ValueWords) {
    let written = WrittenNumbers(words)
    forms = WrittenForms(written, words)
    powers = NumberPowers(words)
    borders = NumberBorders(words)
    negatives = words.table("negative")
    ordinalSuffixes = words.table("ordinal_after")
    ordinalPrefixes = words.table("ordinal_before")
    ordinalNumbers = PhraseTrie(words.numbers("ordinal_number"))
    if SpokenLanguage.of(language)?.countsByTenThousands == true {
      let lexicon = PositionalLexicon(language: language, words: words)
      let cardinals = PositionalCardinals(lexicon, written, words)
      self.words = .positional(PositionalNumbers(cardinals, forms, words))
    } else {
      let lexicon = SpokenLexicon(language: language, words: words)
      self.words = .spoken(SpokenNumbers(SpokenCardinals(lexicon, written, words), words))
    }
  }

  /// The longest number that begins at a token; nil for none.
  ///
  /// - Parameters:
  ///   - token: the token's place in the text.
  ///   - text: the text.
  ///   - beforeLetters: whether the number may count something. Letters may then follow or precede
  ///     the digits directly (`180ml`, `3pm`, `USD50`), and "un" before a word is a number and no
  ///     article.
  public func number(
    at token: Int, of text: ValueText, beforeLetters: Bool = false
  ) -> ReadNumber? {
    numbers(at: token, of: text, beforeLetters: beforeLetters).last
  }

  /// All numbers that begin at a token, the shortest first.
  func numbers(at token: Int, of text: ValueText, beforeLetters: Bool) -> [ReadNumber] {
    let sign = sign(at: token, text)
    let signed = readings(at: sign.end, text).map {
      ReadNumber(value: sign.isNegative ? -$0.value : $0.value, end: $0.end)
    }
    let byEnd = signed.enumerated()
      .sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }.map(\.element)
    if beforeLetters { return byEnd.filter { borders.allowBesideUnit(token..<$0.end, of: text) } }
    guard !byEnd.contains(where: { borders.isCounted(at: $0.end, of: text) }) else { return [] }
    return byEnd.filter { borders.allow(token..<$0.end, of: text) }
  }

  /// The longest ordinal that begins at a token, such as "third", `3rd` or `第三`.
  public func ordinal(at token: Int, of text: ValueText) -> ReadNumber? {
    ordinals(at: token, text)
      .filter { borders.allowOrdinal(token..<$0.end, of: text) }
      .max { $0.end < $1.end }
  }

  /// The factor of a scale that stands alone: "million".
  func scale(at token: Int, of text: ValueText) -> ReadNumber? {
    guard case .spoken(let numbers) = words else { return nil }
    return numbers.cardinals.lexicon.scales.longest(at: token, of: text)
      .map { ReadNumber(value: $0.value.value, end: $0.end) }
  }

  // MARK: Numbers

  private func sign(at token: Int, _ text: ValueText) -> NumberSign {
    if let minus = NumberSign.minus(at: token, text) { return minus }
    let word = negatives.longest(at: token, of: text)
    return NumberSign(isNegative: word != nil, end: word?.end ?? token)
  }

  /// All numbers that may begin at a token, without regard to the tokens around them.
  func readings(at start: Int, _ text: ValueText) -> [ReadNumber] {
    let plain = plainReadings(at: start, text)
    return plain
      + plain.compactMap { number in
        powers.power(of: number, in: text) { plainReadings(at: $0, text) }
      }
  }

  private func plainReadings(at start: Int, _ text: ValueText) -> [ReadNumber] {
    let spoken =
      switch words {
      case .spoken(let numbers): numbers.readings(at: start, of: text)
      case .positional(let numbers): numbers.readings(at: start, of: text)
      }
    return forms.readings(at: start, of: text) + spoken
  }

  // MARK: Ordinals

  /// All ordinals that may begin at a token, without regard to the tokens around them.
  func ordinals(at start: Int, _ text: ValueText) -> [ReadNumber] {
    let named =
      ordinalNumbers.longest(at: start, of: text)
      .map { [ReadNumber(value: $0.value, end: $0.end)] } ?? []
    return switch words {
    case .spoken(let numbers):
      named + spoken(numbers, at: start, text) + suffixed(forms.readings(at: start, of: text), text)
    case .positional(let numbers):
      named + prefixed(numbers, at: start, text)
        + suffixed(numbers.readings(at: start, of: text), text)
    }
  }

  private func spoken(_ numbers: SpokenNumbers, at start: Int, _ text: ValueText) -> [ReadNumber] {
    SpokenOrdinals(numbers.cardinals).longest(at: start, of: text).map { [$0] } ?? []
  }

  /// Adds ordinal suffixes to numbers: `3rd`, `삼 번째`.
  private func suffixed(_ numbers: [ReadNumber], _ text: ValueText) -> [ReadNumber] {
    numbers.compactMap { number in
      guard number.isInteger else { return nil }
      return ordinalSuffixes.longest(at: number.end, of: text)
        .map { ReadNumber(value: number.value, end: $0.end) }
    }
  }

  /// Reads numbers after an ordinal prefix: `第三`.
  private func prefixed(
    _ numbers: PositionalNumbers, at start: Int, _ text: ValueText
  ) -> [ReadNumber] {
    guard let prefix = ordinalPrefixes.longest(at: start, of: text) else { return [] }
    return numbers.readings(at: prefix.end, of: text).filter(\.isInteger)
  }
}
