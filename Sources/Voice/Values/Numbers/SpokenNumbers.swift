// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads all kinds of numbers in words of a language with blanks: cardinals, fractions, and mixed
/// numbers.
struct SpokenNumbers: Sendable {
  let cardinals: SpokenCardinals
  private let fractions: SpokenFractions
  private let over: PhraseTrie<String>
  private let outOf: PhraseTrie<String>
  private let oneIn: PhraseTrie<String>

  init(_ cardinals: SpokenCardinals, _ words: ValueWords) {
    self.cardinals = cardinals
    fractions = SpokenFractions(cardinals, words)
    over = words.table("over")
    outOf = words.table("out_of")
    oneIn = words.table("one_in")
  }

  /// The readings that begin at a token. Of two with the same length the better one comes last.
  func readings(at start: Int, of text: ValueText) -> [ReadNumber] {
    let whole = cardinals.longest(at: start, of: text)
    var readings = cardinals.steps(at: start, of: text)
      .map { ReadNumber(value: $0.value, end: $0.end) }
    if let whole { readings.append(ReadNumber(value: whole.value, end: whole.end)) }
    if let fraction = fractions.fraction(at: start, of: text) {
      readings.append(ReadNumber(value: fraction.value, end: fraction.end))
    }
    if !text.isMoneySign(start - 1), let quotient = whole.flatMap({ quotient(of: $0, text) }) {
      readings.append(quotient)
    }
    if let mixed = mixed(at: start, text) { readings.append(mixed) }
    return readings
  }

  /// Reads mixed numbers such as "one hundred and three quarters" and "three million and a half".
  private func mixed(at start: Int, _ text: ValueText) -> ReadNumber? {
    let steps = cardinals.steps(at: start, of: text)
    return steps.compactMap { mixed($0, text) }.max { $0.end < $1.end }
  }

  private func mixed(_ whole: NumberStep, _ text: ValueText) -> ReadNumber? {
    guard whole.value.isWhole, !whole.isBare,
      let joiner = cardinals.joiners.longest(at: whole.end, of: text)
    else { return nil }
    return mixed(whole, fractionAt: joiner.end, text) ?? tens(whole, onesAt: joiner.end, text)
  }

  /// Reads "twenty and three and three fifths".
  private func tens(_ whole: NumberStep, onesAt start: Int, _ text: ValueText) -> ReadNumber? {
    guard (whole.value / 10).isWhole,
      let ones = cardinals.steps(at: start, of: text).first, ones.value < 10,
      let joiner = cardinals.joiners.longest(at: ones.end, of: text),
      let rest = mixed(ones, fractionAt: joiner.end, text)
    else { return nil }
    return ReadNumber(value: whole.value + rest.value, end: rest.end)
  }

  private func mixed(
    _ whole: NumberStep, fractionAt start: Int, _ text: ValueText
  ) -> ReadNumber? {
    guard let fraction = fractions.fraction(at: start, of: text), fraction.part < 1 else {
      return nil
    }
    return sum(whole, fraction).map { ReadNumber(value: $0, end: fraction.end) }
  }

  /// The sum of a number and a fraction. A scale on one side counts for both: "three million and a
  /// half", "five and a half million". With scales on both sides each counts its own: "one billion
  /// and a half million".
  private func sum(_ whole: NumberStep, _ fraction: SpokenFractions.Fraction) -> Decimal? {
    if fraction.scale > 1 {
      if whole.scale == 1 { return (whole.value + fraction.part) * fraction.scale }
      return fraction.scale <= whole.scale ? whole.value + fraction.value : nil
    }
    let isScaled = whole.last == .scale && whole.scale >= 1_000_000
    return whole.value + fraction.part * (isScaled ? whole.scale : 1)
  }

  /// Reads quotients: "one over three", "two out of five hundred", "one in ten".
  private func quotient(of first: NumberStep, _ text: ValueText) -> ReadNumber? {
    let isOver = over.longest(at: first.end, of: text)
    let isOutOf = outOf.longest(at: first.end, of: text)
    let isOneIn = first.value == 1 ? oneIn.longest(at: first.end, of: text) : nil
    guard let link = isOver ?? isOutOf ?? isOneIn,
      let second = cardinals.longest(at: link.end, of: text), second.value > 0,
      isOver != nil || first.value < second.value
    else { return nil }
    return ReadNumber(value: first.value / second.value, end: second.end)
  }
}
