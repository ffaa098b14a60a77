// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads fractions in words: "two thirds", "a half", "half a million", "trois quarts".
struct SpokenFractions: Sendable {
  struct Fraction {
    /// The fraction without its scale: a half in "half a million".
    var part: Decimal
    var scale: Decimal
    var end: Int

    var value: Decimal { part * scale }
  }

  private let cardinals: SpokenCardinals
  private let named: PhraseTrie<SpokenLexicon.Denominator>
  private let bare: PhraseTrie<Decimal>
  private let links: PhraseTrie<String>
  private let collectives: PhraseTrie<Decimal>
  /// Whether a singular denominator may be counted: "cinq huitième" is five eighths.
  private let countsSingulars: Bool

  init(_ cardinals: SpokenCardinals, _ words: ValueWords) {
    self.cardinals = cardinals
    var named = PhraseTrie<SpokenLexicon.Denominator>()
    for (list, isPlural) in [("denominator", false), ("denominators", true)] {
      for (phrase, value) in words.numbers(list) {
        named.insert(phrase, SpokenLexicon.Denominator(value: value, isPlural: isPlural))
      }
    }
    self.named = named
    bare = PhraseTrie(words.numbers("bare_fraction"))
    links = words.table("fraction_of")
    collectives = PhraseTrie(words.numbers("collective"))
    countsSingulars = words["number_habit"].contains { $0.phrase == "singular_fractions" }
  }

  func fraction(at start: Int, of text: ValueText) -> Fraction? {
    guard let part = part(at: start, text) else { return scaledDenominator(at: start, text) }
    return scaled(part, text) ?? Fraction(part: part.value, scale: 1, end: part.end)
  }

  // MARK: Parts

  /// If a numerator may end at several places, the shortest counts, because its denominator is the
  /// longest: "one hundred thirty-fifths".
  private func part(at start: Int, _ text: ValueText) -> ReadNumber? {
    for numerator in numerators(at: start, text) {
      guard let denominator = denominator(at: numerator.end, text),
        denominator.isPlural || numerator.value == 1 || countsSingular(from: start, text)
      else { continue }
      return ReadNumber(value: numerator.value / denominator.value, end: denominator.end)
    }
    return bare.longest(at: start, of: text).map { ReadNumber(value: $0.value, end: $0.end) }
  }

  private func numerators(at start: Int, _ text: ValueText) -> [ReadNumber] {
    let steps = cardinals.steps(at: start, of: text)
      .filter { $0.last != .digits || !text.isMark($0.end, "/") }
      .map { ReadNumber(value: $0.value, end: $0.end) }
    let article = cardinals.articles.longest(at: start, of: text)
    return (article.map { [ReadNumber(value: 1, end: $0.end)] } ?? []) + steps
  }

  private func countsSingular(from start: Int, _ text: ValueText) -> Bool {
    countsSingulars && SpokenOrdinals(cardinals).longest(at: start, of: text) == nil
  }

  private typealias Denominator = (value: Decimal, isPlural: Bool, end: Int)

  private func denominator(at position: Int, _ text: ValueText) -> Denominator? {
    let start = text.isMark(position, "-") ? position + 1 : position
    let lexicon = cardinals.lexicon
    let tables = [named, lexicon.denominators, lexicon.scaleDenominators]
    let simple = tables.compactMap { $0.longest(at: start, of: text) }
      .max { $0.end < $1.end }
    let composed = composedDenominator(at: start, text)
    if let composed, composed.end > simple?.end ?? 0 { return composed }
    return simple.map { ($0.value.value, $0.value.isPlural, $0.end) }
  }

  /// Reads a number whose last word is an ordinal: "one hundred fifths".
  private func composedDenominator(at start: Int, _ text: ValueText) -> Denominator? {
    let lexicon = cardinals.lexicon
    return cardinals.steps(at: start, of: text).filter { !$0.isBare && $0.last != .digits }
      .compactMap { step -> Denominator? in
        if step.last == .amount {
          guard let scale = lexicon.scaleDenominators.longest(at: step.end, of: text) else {
            return nil
          }
          return (step.value * scale.value.value, scale.value.isPlural, scale.end)
        }
        let joined = cardinals.joiners.longest(at: step.end, of: text)?.end ?? step.end
        guard let last = lexicon.denominators.longest(at: joined, of: text),
          last.value.value < step.scale
        else { return nil }
        return (step.value + last.value.value, last.value.isPlural, last.end)
      }.last
  }

  // MARK: Scales

  /// Multiplies by a scale: "half a million", "two thirds of a million", "half a dozen".
  private func scaled(_ part: ReadNumber, _ text: ValueText) -> Fraction? {
    let link = links.longest(at: part.end, of: text)?.end ?? part.end
    guard let scale = scale(at: link, text) else { return nil }
    return Fraction(part: part.value, scale: scale.value, end: scale.end)
  }

  /// Reads a denominator that only a scale makes a number: "quarter million", "quart de million".
  private func scaledDenominator(at start: Int, _ text: ValueText) -> Fraction? {
    guard let denominator = named.longest(at: start, of: text), !denominator.value.isPlural else {
      return nil
    }
    return scaled(ReadNumber(value: 1 / denominator.value.value, end: denominator.end), text)
  }

  private func scale(at position: Int, _ text: ValueText) -> ReadNumber? {
    let start = text.isMark(position, "-") ? position + 1 : position
    if let scale = cardinals.lexicon.scales.longest(at: start, of: text) {
      return ReadNumber(value: scale.value.value, end: scale.end)
    }
    return collectives.longest(at: start, of: text)
      .map { ReadNumber(value: $0.value, end: $0.end) }
  }
}
