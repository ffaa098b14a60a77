// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Reads amounts of money: "$20", "20 dollars and 50 cents", "90 millions de francs suisses".
struct CurrencyReader: Sendable {
  private let numbers: NumberReader
  private let lexicon: CurrencyLexicon
  private let links: PhraseTable<String>
  private let joiners: PhraseTable<String>

  init(_ numbers: NumberReader, language: String, _ words: ValueWords) {
    self.numbers = numbers
    lexicon = CurrencyLexicon(language: language, words: words)
    links = words.table("unit_of")
    joiners = words.table("joiner")
  }

  func value(at token: Int, of text: ValueText) -> FoundValue? {
    signed(at: token, text) ?? counted(at: token, text) ?? named(at: token, text)
  }

  /// "$20", "US$ 1 million", "EUR 1000".
  private func signed(at token: Int, _ text: ValueText) -> FoundValue? {
    let minus = NumberSign.minus(at: token, text)
    guard let unit = lexicon.sign(at: minus?.end ?? token, of: text),
      let number = numbers.number(at: unit.end, of: text)
    else { return nil }
    let value = minus == nil ? number.value : -number.value
    let detail = lexicon.detail(of: unit.value, at: number.end, of: text)
    return money(value, detail?.value ?? unit.value, token..<(detail?.end ?? number.end))
  }

  /// "20 dollars", "20 $ US", "15 dollars and 15 cents", "a dollar".
  private func counted(at token: Int, _ text: ValueText) -> FoundValue? {
    guard let number = numbers.number(at: token, of: text, beforeLetters: true),
      let unit = unit(after: number.end, text)
    else { return nil }
    let whole = ReadNumber(value: number.value, end: unit.end)
    let sum = withCents(whole, unit.value, text) ?? whole
    return money(sum.value, unit.value, token..<sum.end)
  }

  /// "dollar" alone: a currency without an amount.
  private func named(at token: Int, _ text: ValueText) -> FoundValue? {
    guard let unit = lexicon.word(at: token, of: text) else { return nil }
    return FoundValue(
      .currency, .null, unit: unit.value.code, unitName: unit.value.name,
      tokens: token..<unit.end)
  }

  private func unit(after end: Int, _ text: ValueText) -> PhraseTable<MoneyUnit>.Hit? {
    let link = links.longest(at: end, of: text)?.end
    let hyphen = text.isMark(end, "-") ? end + 1 : nil
    for start in [end, link, hyphen].compactMap({ $0 }) {
      guard let unit = lexicon.unit(at: start, of: text) else { continue }
      return lexicon.detail(of: unit.value, at: unit.end, of: text) ?? unit
    }
    return nil
  }

  /// "and fifteen cents", "and 15", "50" after whole dollars.
  private func withCents(
    _ whole: ReadNumber, _ unit: MoneyUnit, _ text: ValueText
  ) -> ReadNumber? {
    guard whole.isInteger, unit.hasCents else { return nil }
    let joined = joiners.longest(at: whole.end, of: text)?.end ?? whole.end
    guard !text.isGlued(joined),
      let cents = numbers.number(at: joined, of: text, beforeLetters: true),
      cents.isInteger, (1...99).contains(cents.value)
    else { return nil }
    let value = whole.value + cents.value / 100
    if let named = lexicon.unit(at: cents.end, of: text) {
      return named.value.isCent ? ReadNumber(value: value, end: named.end) : nil
    }
    guard isBareCents(cents, text) else { return nil }
    return ReadNumber(value: value, end: cents.end)
  }

  /// "15 dollars 50": nothing more is counted.
  private func isBareCents(_ cents: ReadNumber, _ text: ValueText) -> Bool {
    cents.value >= 10 && (text[cents.end].map { $0.kind == .mark } ?? true)
  }

  private func money(_ value: Decimal, _ unit: MoneyUnit, _ tokens: Range<Int>) -> FoundValue {
    FoundValue(
      .currency, JSONValue(value), unit: unit.code, unitName: unit.name, tokens: tokens)
  }
}
