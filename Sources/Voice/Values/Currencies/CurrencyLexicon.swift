// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The words for money in a language: ICU's names and signs of all currencies, and words from the
/// words file that name no single currency.
struct CurrencyLexicon: Sendable {
  /// Signs that may precede the amount: `$`, `US$`, `EUR`.
  private var signs = PhraseTrie<MoneyUnit>()
  private var units = PhraseTrie<MoneyUnit>()
  private var words = PhraseTrie<MoneyUnit>()
  private var codes: [String: MoneyUnit] = [:]
  /// The letters that scale a code, such as `M` for millions.
  private let codeScales: [String: Decimal]
  /// Words after a sign that say which currency it is: `$ US`.
  private var details = PhraseTrie<MoneyUnit>()

  init(language: String, words: ValueWords) {
    let names = CurrencyNames(language: language)
    codeScales = Dictionary(words.numbers("suffix").map { ($0.phrase, $0.value) }) { first, _ in
      first
    }
    for entry in words["currency_detail"] {
      details.insert(entry.phrase, Self.unit(entry.meaning, names))
    }
    addPlain(words, names)
    addNames(names, leavingOut: Set(words["not_currency"].map(\.phrase)))
  }

  /// A sign or code that may precede an amount.
  func sign(at token: Int, of text: ValueText) -> PhraseTrie<MoneyUnit>.Hit? {
    let sign = signs.longest(at: token, of: text)
    return longer(sign, code(at: token, text))
  }

  /// A unit that may follow an amount.
  func unit(at token: Int, of text: ValueText) -> PhraseTrie<MoneyUnit>.Hit? {
    longer(units.longest(at: token, of: text), code(at: token, text))
  }

  /// A name in words, which counts as money even without an amount.
  func word(at token: Int, of text: ValueText) -> PhraseTrie<MoneyUnit>.Hit? {
    words.longest(at: token, of: text)
  }

  /// The currency that is meant if several share a sign and a detail follows it.
  func detail(
    of unit: MoneyUnit, at token: Int, of text: ValueText
  ) -> PhraseTrie<MoneyUnit>.Hit? {
    guard codes[unit.code] == nil else { return nil }
    return longer(details.longest(at: token, of: text), code(at: token, text))
  }

  private func longer(
    _ first: PhraseTrie<MoneyUnit>.Hit?, _ second: PhraseTrie<MoneyUnit>.Hit?
  ) -> PhraseTrie<MoneyUnit>.Hit? {
    guard let first, let second else { return first ?? second }
    return second.end > first.end ? second : first
  }

  /// A code in capitals: `USD`. A sign may follow it, `CAD$`, or a scale precede it, `MEUR`.
  private func code(at token: Int, _ text: ValueText) -> PhraseTrie<MoneyUnit>.Hit? {
    guard let word = text[token], word.kind == .word else { return nil }
    if let unit = codes[word.typed.uppercased()] {
      let hasSign = text.isGlued(token + 1) && text.isMark(token + 1, "$")
      guard hasSign || word.typed == unit.code else { return nil }
      return .init(end: hasSign ? token + 2 : token + 1, value: unit)
    }
    guard word.typed.count == 4, var unit = codes[String(word.typed.dropFirst())],
      let scale = codeScales[String(word.typed.prefix(1))]
    else { return nil }
    unit.scale = scale
    return .init(end: token + 1, value: unit)
  }

  // MARK: Words

  private mutating func addPlain(_ words: ValueWords, _ names: CurrencyNames) {
    for entry in words["currency_sign"] {
      signs.insert(entry.phrase, Self.unit(entry.meaning, names))
      units.insert(entry.phrase, Self.unit(entry.meaning, names))
    }
    for entry in words["currency"] {
      units.insert(entry.phrase, Self.unit(entry.meaning, names))
      if entry.phrase.uppercased() == entry.meaning {
        signs.insert(entry.phrase, Self.unit(entry.meaning, names))
      }
    }
    for entry in words["currency_alone"] {
      self.words.insert(entry.phrase, Self.unit(entry.meaning, names))
    }
    for entry in words["currency_cent"] {
      units.insert(
        entry.phrase, MoneyUnit(code: entry.meaning, name: entry.meaning, isCent: true))
    }
  }

  private mutating func addNames(_ names: CurrencyNames, leavingOut others: Set<String>) {
    for code in CurrencyNames.codes {
      let unit = Self.unit(code, names)
      if !others.contains(code) { codes[code] = unit }
      for name in names.names(of: code) where !others.contains(name) { units.insert(name, unit) }
      for sign in names.signs(of: code) { addSign(sign, unit) }
    }
    for (sign, code) in names.ownSigns() { addSign(sign, Self.unit(code, names)) }
  }

  private mutating func addSign(_ sign: String, _ unit: MoneyUnit) {
    signs.insert(sign, unit)
    units.insert(sign, unit)
  }

  private static func unit(_ meaning: String, _ names: CurrencyNames) -> MoneyUnit {
    MoneyUnit(code: meaning, name: names.names(of: meaning).first ?? meaning)
  }
}

/// A unit of money.
struct MoneyUnit: Hashable, Sendable {
  /// The ISO 4217 code, or a plain name that several currencies share: `Dollar`, `Cent`.
  var code: String

  /// The name in words of the language: "Canadian dollar".
  var name: String

  /// Whether it is a hundredth of another unit.
  var isCent = false

  /// The factor of one unit: a million for `MEUR`.
  var scale: Decimal = 1

  /// Whether people say hundredths of it; not with yen.
  var hasCents: Bool { !isCent && !["JPY", "KRW", "CNY"].contains(code) }
}
