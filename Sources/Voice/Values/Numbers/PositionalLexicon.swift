// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The number words of Chinese, Japanese or Korean, where digits and scales alternate.
struct PositionalLexicon: Sendable {
  enum Atom: Hashable, Sendable {
    /// 0 to 9.
    case digit(Int)
    /// Typed digits, or a number that is a single word.
    case amount(Decimal)
    /// A native Korean number, which can't be multiplied by a scale.
    case native(Decimal)
    /// Ten, a hundred, a thousand.
    case unit(Decimal)
    /// Ten thousand and more.
    case myriad(Decimal)
    /// "some" inside a number.
    case approximate
  }

  private(set) var atoms = PhraseTrie<Atom>()

  init(language: String, words: ValueWords) {
    for entry in words["approximate"] { atoms.insert(entry.phrase, .approximate) }
    addExtras(words)
    for locale in [language] + words["spelling_locale"].map(\.phrase) { add(SpellOut(locale)) }
  }

  private mutating func addExtras(_ words: ValueWords) {
    for (phrase, value) in words.numbers("number") { atoms.insert(phrase, Self.atom(value)) }
    for (phrase, value) in words.numbers("native") { atoms.insert(phrase, .native(value)) }
  }

  private static func atom(_ value: Decimal) -> Atom {
    if value < 10, value.isWhole { return .digit(NSDecimalNumber(decimal: value).intValue) }
    if value >= 10_000 { return .myriad(value) }
    return [10, 100, 1_000].contains(value) ? .unit(value) : .amount(value)
  }

  private mutating func add(_ speller: SpellOut) {
    for rules in speller.ruleSets where rules.contains("cardinal") {
      if rules.contains("native") {
        addNative(speller, rules)
      } else {
        addDigits(speller, rules)
      }
    }
  }

  private mutating func addNative(_ speller: SpellOut, _ rules: String) {
    let numbers = Array(1...99)
    for (number, phrase) in zip(numbers, speller.words(for: numbers, ruleSet: rules)) {
      atoms.insert(phrase, .native(Decimal(number)))
    }
  }

  private mutating func addDigits(_ speller: SpellOut, _ rules: String) {
    let digits = speller.words(for: Array(0...9), ruleSet: rules)
    guard digits.count == 10 else { return }
    for (digit, phrase) in digits.enumerated() { atoms.insert(phrase, .digit(digit)) }
    let powers = [10, 100, 1_000, 10_000, 100_000_000, 1_000_000_000_000, 10_000_000_000_000_000]
    for (power, phrase) in zip(powers, speller.words(for: powers, ruleSet: rules)) {
      let rest = phrase.hasPrefix(digits[1]) ? phrase.dropFirst(digits[1].count) : phrase[...]
      atoms.insert(String(rest), Self.atom(Decimal(power)))
    }
  }
}
