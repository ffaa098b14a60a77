// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads whole and decimal numbers in words, in languages with blanks: "two hundred and two
/// thousand", "trois cent douze", "3 million", "five point two".
struct SpokenCardinals: Sendable {
  /// The most words of a number. A longer run is not a number and must not cost more than one.
  private static let maximumLength = 40

  let lexicon: SpokenLexicon
  let written: WrittenNumbers
  let joiners: PhraseTrie<String>
  let articles: PhraseTrie<String>
  private let points: PhraseTrie<String>
  private let collectives: PhraseTrie<Decimal>

  init(_ lexicon: SpokenLexicon, _ written: WrittenNumbers, _ words: ValueWords) {
    self.lexicon = lexicon
    self.written = written
    joiners = words.table("joiner")
    articles = words.table("article")
    points = words.table("point")
    collectives = PhraseTrie(words.numbers("collective"))
  }

  /// All numbers that begin at a token, the shortest first.
  func steps(at start: Int, of text: ValueText) -> [NumberStep] {
    var sum = SpokenSum(position: start)
    guard begin(&sum, text) else { return [] }
    while sum.steps.count < Self.maximumLength, extend(&sum, text) {}
    return sum.steps
  }

  /// The longest whole or decimal number with its scales.
  func longest(at start: Int, of text: ValueText) -> NumberStep? {
    guard let step = steps(at: start, of: text).last else { return nil }
    return decimal(from: step, text) ?? step
  }

  // MARK: Sums

  private func begin(_ sum: inout SpokenSum, _ text: ValueText) -> Bool {
    let start = sum.position
    if let amount = amount(at: start, text) {
      sum.add(amount)
    } else if let article = articles.longest(at: start, of: text) {
      guard isScaled(article.end, text) else { return false }
      sum.start(at: article.end, isBare: false)
    } else if let scale = lexicon.scales.longest(at: start, of: text), !scale.value.isPlural {
      sum.start(at: start, isBare: !scale.value.standsAlone)
    } else if let collective = collectives.longest(at: start, of: text) {
      sum.start(at: start, isBare: true)
      sum.multiplyLast(by: collective.value, end: collective.end)
    } else {
      return false
    }
    return true
  }

  private func isScaled(_ position: Int, _ text: ValueText) -> Bool {
    lexicon.scales.longest(at: position, of: text).map { !$0.value.isPlural } ?? false
      || collectives.longest(at: position, of: text) != nil
  }

  private func extend(_ sum: inout SpokenSum, _ text: ValueText) -> Bool {
    let position = pastHyphen(sum.position, text)
    if let scale = lexicon.scales.longest(at: position, of: text) {
      return scale.value.standsAlone && sum.hasRoom(for: scale.value.value)
        ? sum.add(scale: scale.value.value, end: scale.end)
        : sum.multiply(by: scale.value.value, end: scale.end)
    }
    if let collective = collectives.longest(at: position, of: text) {
      sum.multiplyLast(by: collective.value, end: collective.end)
      return false
    }
    guard sum.endsInScale else { return false }
    let joined = pastComma(position, text) ?? joiners.longest(at: position, of: text)?.end
    guard let next = amount(at: joined ?? position, text), next.value > 0 else { return false }
    return sum.add(next)
  }

  /// Skips the comma in "two thousand, three hundred", where a scale follows. "two thousand, three"
  /// are two numbers.
  private func pastComma(_ position: Int, _ text: ValueText) -> Int? {
    guard text.isMark(position, ","), text.isGlued(position),
      let next = amount(at: position + 1, text), next.last == .amount,
      lexicon.scales.longest(at: next.end, of: text) != nil
    else { return nil }
    return position + 1
  }

  /// Skips the hyphens of "hundred-and-five" and "half-million".
  private func pastHyphen(_ position: Int, _ text: ValueText) -> Int {
    text.isMark(position, "-") && text.isGlued(position) && text.isKind(position + 1, .word)
      ? position + 1 : position
  }

  private func amount(at start: Int, _ text: ValueText) -> NumberStep? {
    if let spelled = lexicon.amounts.longest(at: start, of: text) {
      return NumberStep(value: spelled.value, end: spelled.end, last: .amount)
    }
    return written.number(at: start, of: text)
      .map { NumberStep(value: $0.value, end: $0.end, last: .digits) }
  }

  // MARK: Decimals

  /// Reads "five point two five" after its "five", and any scales after it.
  private func decimal(from whole: NumberStep, _ text: ValueText) -> NumberStep? {
    guard whole.value.isWhole, let point = points.longest(at: whole.end, of: text),
      let fraction = fraction(at: point.end, text)
    else { return nil }
    var step = NumberStep(value: whole.value + fraction.value, end: fraction.end, last: .amount)
    while let scale = lexicon.scales.longest(at: step.end, of: text) {
      step.value *= scale.value.value
      step.scale = scale.value.value
      step.end = scale.end
      step.last = .scale
    }
    return step
  }

  /// Reads decimals as a row of digit words or as a number below a hundred: "zero three",
  /// "seventy-one".
  private func fraction(at start: Int, _ text: ValueText) -> ReadNumber? {
    var digits = ""
    var end = start
    while digits.count < Self.maximumLength, let next = amount(at: end, text), next.value.isWhole,
      next.last != .digits || digits.isEmpty
    {
      digits += next.last == .digits ? text.heard(end..<next.end) : "\(next.value)"
      end = next.end
    }
    return Decimal(string: "0." + digits).flatMap {
      digits.isEmpty ? nil : ReadNumber(value: $0, end: end)
    }
  }
}
