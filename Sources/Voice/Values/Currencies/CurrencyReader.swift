// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Reads amounts of money: "$20", "20 dollars and 50 cents", "90 millions de francs suisses".
struct CurrencyReader: Sendable {
  private let numbers: NumberReader
  private let lexicon: CurrencyLexicon
  private let links: PhraseTrie<String>
  private let joiners: PhraseTrie<String>
  private let articles: PhraseTrie<String>

  init(_ numbers: NumberReader, language: String, _ words: ValueWords) {
    self.numbers = numbers
    lexicon = CurrencyLexicon(language: language, words: words)
    links = words.table("unit_of")
    joiners = words.table("joiner")
    articles = words.table("article")
  }

  func value(at token: Int, of text: ValueText) -> FoundValue? {
    signed(at: token, text) ?? counted(at: token, text) ?? named(at: token, text)
  }

  /// Reads an amount after its sign: "$20", "US$ 1 million", "EUR 1000".
  private func signed(at token: Int, _ text: ValueText) -> FoundValue? {
    let minus = NumberSign.minus(at: token, text)
    guard let unit = lexicon.sign(at: minus?.end ?? token, of: text), !isArticle(token, text),
      let number = numbers.number(at: unit.end, of: text, beforeLetters: true)
    else { return nil }
    let detail = lexicon.detail(of: unit.value, at: number.end, of: text)
    let whole = ReadNumber(value: number.value, end: detail?.end ?? number.end)
    let sum = withCents(whole, unit.value, text) ?? whole
    return money(
      minus == nil ? sum.value : -sum.value, detail?.value ?? unit.value, token..<sum.end)
  }

  /// Whether the letter before a sign is an article: "a $4 million contract".
  private func isArticle(_ token: Int, _ text: ValueText) -> Bool {
    articles.longest(at: token, of: text) != nil && !text.isGlued(token + 1)
  }

  /// Reads an amount before its unit: "20 dollars", "20 $ US", "15 dollars and 15 cents", "a
  /// dollar".
  private func counted(at token: Int, _ text: ValueText) -> FoundValue? {
    for number in numbers.numbers(at: token, of: text, beforeLetters: true).reversed() {
      guard let unit = unit(after: number.end, text) else { continue }
      let whole = scaled(ReadNumber(value: number.value, end: unit.end), text)
      let sum = withCents(whole, unit.value, text) ?? whole
      return money(sum.value, unit.value, token..<sum.end)
    }
    return nil
  }

  /// Applies a scale after the unit: "75 USD million".
  private func scaled(_ number: ReadNumber, _ text: ValueText) -> ReadNumber {
    guard let scale = numbers.scale(at: number.end, of: text), scale.value >= 1_000_000 else {
      return number
    }
    return ReadNumber(value: number.value * scale.value, end: scale.end)
  }

  /// Reads a currency without an amount: "dollar" alone.
  private func named(at token: Int, _ text: ValueText) -> FoundValue? {
    guard let unit = lexicon.word(at: token, of: text) else { return nil }
    return FoundValue(
      .currency, .null, unit: unit.value.code, unitName: unit.value.name,
      tokens: token..<unit.end)
  }

  private func unit(after end: Int, _ text: ValueText) -> PhraseTrie<MoneyUnit>.Hit? {
    let link = links.longest(at: end, of: text)?.end
    let hyphen = text.isMark(end, "-") ? end + 1 : nil
    for start in [end, link, hyphen].compactMap({ $0 }) where !isSignOfNext(start, text) {
      guard let unit = lexicon.unit(at: start, of: text) else { continue }
      return lexicon.detail(of: unit.value, at: unit.end, of: text) ?? unit
    }
    return nil
  }

  /// Whether a sign belongs to the digits after it and not to those before: `1 $10 bill`.
  private func isSignOfNext(_ token: Int, _ text: ValueText) -> Bool {
    !text.isGlued(token) && text.isGlued(token + 1) && text.isKind(token + 1, .digits)
  }

  /// Adds cents after whole dollars: "and fifteen cents", "and 15", "50".
  private func withCents(
    _ whole: ReadNumber, _ unit: MoneyUnit, _ text: ValueText
  ) -> ReadNumber? {
    guard whole.isInteger, unit.hasCents else { return nil }
    let joiner = joiners.longest(at: whole.end, of: text)
    let start = joiner?.end ?? whole.end
    guard !text.isGlued(start) else { return nil }
    for cents in numbers.numbers(at: start, of: text, beforeLetters: true).reversed()
    where cents.isInteger && (1...99).contains(cents.value) {
      let value = whole.value + cents.value / 100
      if let named = lexicon.unit(at: cents.end, of: text) {
        return named.value.isCent ? ReadNumber(value: value, end: named.end) : nil
      }
      let isLast = isLast(cents.end, text)
      return isLast && (joiner != nil || cents.value >= 10)
        ? ReadNumber(value: value, end: cents.end) : nil
    }
    return nil
  }

  /// Whether the number counts nothing: "15 dollars and 15", not "15 dollars and 15 people".
  private func isLast(_ end: Int, _ text: ValueText) -> Bool {
    text[end].map { $0.kind == .mark } ?? true || joiners.longest(at: end, of: text) != nil
  }

  private func money(_ value: Decimal, _ unit: MoneyUnit, _ tokens: Range<Int>) -> FoundValue {
    FoundValue(
      .currency, JSONValue(value * unit.scale), unit: unit.code, unitName: unit.name, tokens: tokens
    )
  }
}
