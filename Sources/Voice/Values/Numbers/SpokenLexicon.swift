// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The number words of a language with blanks, from ICU and from its words file.
struct SpokenLexicon: Sendable {
  struct Scale: Sendable {
    var value: Decimal
    /// Whether it is a plural: "hundred" may begin a number, "hundreds" may not.
    var isPlural = false
    /// Whether it is a number without a one before it: "cent" is, "hundred" isn't.
    var standsAlone = false
  }

  struct Denominator: Sendable {
    var value: Decimal
    var isPlural: Bool
  }

  private(set) var amounts = PhraseTrie<Decimal>()
  private(set) var scales = PhraseTrie<Scale>()
  private(set) var ordinals = PhraseTrie<Decimal>()
  private(set) var scaleOrdinals = PhraseTrie<Decimal>()
  private(set) var denominators = PhraseTrie<Denominator>()
  private(set) var scaleDenominators = PhraseTrie<Denominator>()

  private static let powers =
    [100, 1_000, 1_000_000, 1_000_000_000, 1_000_000_000_000]
    + [1_000_000_000_000_000, 1_000_000_000_000_000_000]

  init(language: String, words: ValueWords) {
    addExtras(words)
    let locales = [language] + words["spelling_locale"].map(\.phrase)
    for locale in locales { add(SpellOut(locale), endings: words["plural_ending"].map(\.phrase)) }
  }

  private mutating func addExtras(_ words: ValueWords) {
    for (phrase, value) in words.numbers("number") { amounts.insert(phrase, value) }
    for (phrase, value) in words.numbers("scale") { scales.insert(phrase, Scale(value: value)) }
    for (phrase, value) in words.numbers("scales") {
      scales.insert(phrase, Scale(value: value, isPlural: true))
    }
    for (phrase, value) in words.numbers("ordinal_number") { ordinals.insert(phrase, value) }
  }

  private mutating func add(_ speller: SpellOut, endings: [String]) {
    for rules in speller.ruleSets where !rules.contains("year") {
      if rules.contains("ordinal") {
        addOrdinals(speller, rules, endings)
      } else {
        addCardinals(speller, rules)
      }
    }
  }

  private mutating func addCardinals(_ speller: SpellOut, _ rules: String) {
    let small = Array(0...99)
    let spelled = speller.words(for: small, ruleSet: rules)
    for (number, phrase) in zip(small, spelled) { amounts.insert(phrase, Decimal(number)) }
    guard spelled.count == small.count else { return }
    addScales(speller, rules, count: 1, spelled[1])
    addScales(speller, rules, count: 2, spelled[2])
  }

  /// Adds scales: the words of "two millions" without the "two".
  private mutating func addScales(
    _ speller: SpellOut, _ rules: String, count: Int, _ counted: String
  ) {
    let powers = Self.powers.filter { $0 <= Int.max / count }
    let spelled = speller.words(for: powers.map { $0 * count }, ruleSet: rules)
    for (power, phrase) in zip(powers, spelled) {
      let rest = ValueText(phrase).tokens(after: counted)
      if count == 2, scales.isKnown(rest) { continue }
      let standsAlone = count == 1 && rest.count == ValueText(phrase).count
      scales.insert(
        rest[...],
        Scale(value: Decimal(power), isPlural: count > 1, standsAlone: standsAlone))
    }
  }

  private mutating func addOrdinals(_ speller: SpellOut, _ rules: String, _ endings: [String]) {
    let isPlural = rules.contains("plural")
    let small = Array(1...99)
    let spelled = speller.words(for: small, ruleSet: rules)
    for (number, phrase) in zip(small, spelled) {
      ordinals.insert(phrase, Decimal(number))
      if number > 2 { addDenominator(phrase, number, isPlural, endings) }
    }
    guard let first = speller.words(for: [1], ruleSet: cardinal(of: speller)).first else { return }
    for (power, phrase) in zip(Self.powers, speller.words(for: Self.powers, ruleSet: rules)) {
      let rest = ValueText(phrase).tokens(after: first)
      scaleOrdinals.insert(rest[...], Decimal(power))
      addScaleDenominator(rest, power, isPlural, endings)
    }
  }

  private func cardinal(of speller: SpellOut) -> String {
    speller.ruleSets.first { $0.contains("cardinal") } ?? ""
  }

  private mutating func addDenominator(
    _ phrase: String, _ number: Int, _ isPlural: Bool, _ endings: [String]
  ) {
    denominators.insert(phrase, Denominator(value: Decimal(number), isPlural: isPlural))
    for ending in endings {
      denominators.insert(phrase + ending, Denominator(value: Decimal(number), isPlural: true))
    }
  }

  private mutating func addScaleDenominator(
    _ tokens: [ValueToken], _ power: Int, _ isPlural: Bool, _ endings: [String]
  ) {
    let phrase = tokens.map(\.folded).joined(separator: " ")
    scaleDenominators.insert(phrase, Denominator(value: Decimal(power), isPlural: isPlural))
    for ending in endings {
      scaleDenominators.insert(phrase + ending, Denominator(value: Decimal(power), isPlural: true))
    }
  }
}

extension ValueText {
  /// The tokens without a phrase at the start and the hyphen after it.
  fileprivate func tokens(after phrase: String) -> [ValueToken] {
    let start = ValueText(phrase).tokens.map(\.folded)
    guard tokens.prefix(start.count).map(\.folded) == start else { return tokens }
    return Array(tokens.dropFirst(start.count).drop { $0.kind == .mark })
  }
}
