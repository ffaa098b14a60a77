// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whole and decimal numbers in Chinese, Japanese and Korean: `一万二百五十`, `3만5천`, `二点五亿`.
struct PositionalCardinals: Sendable {
  /// The most words of a number. A longer run is not a number and must not cost more than one.
  private static let maximumLength = 40

  private let lexicon: PositionalLexicon
  private let written: WrittenNumbers
  private let points: PhraseTrie<String>
  /// Digits that are used only for counting: `两`.
  private let countingDigits: PhraseTrie<String>
  /// Whether a last digit belongs to the scale below the one before it: `四百五` is 450.
  private let impliesScale: Bool
  /// Whether ten thousand may be said without a one.
  private let hasBareMyriads: Bool

  init(_ lexicon: PositionalLexicon, _ written: WrittenNumbers, _ words: ValueWords) {
    self.lexicon = lexicon
    self.written = written
    points = words.table("point")
    countingDigits = words.table("not_after_point")
    let habits = Set(words["number_habit"].map(\.phrase))
    impliesScale = habits.contains("implied_scale")
    hasBareMyriads = habits.contains("bare_myriad")
  }

  /// All numbers that begin at a token, the shortest first.
  func steps(at start: Int, of text: ValueText) -> [NumberStep] {
    var sum = PositionalSum(position: start, hasBareMyriads: hasBareMyriads)
    guard !isInside(start, text) else { return [] }
    while sum.steps.count < Self.maximumLength, let atom = atom(at: sum.position, text),
      take(atom, &sum, text)
    {}
    return impliesScale ? sum.steps.map(\.implied) : sum.steps.map(\.plain)
  }

  /// The numbers that begin at a token, with their decimals.
  func stepsWithDecimals(at start: Int, of text: ValueText) -> [NumberStep] {
    let steps = steps(at: start, of: text)
    return steps + (steps.last.map { decimals(from: $0, text) } ?? [])
  }

  /// Whether a scale continues the number before it: `千` in `五十千`.
  private func isInside(_ start: Int, _ text: ValueText) -> Bool {
    guard text.isGlued(start), case .unit? = atom(at: start, text)?.value,
      let before = lexicon.atoms.longest(at: start - 1, of: text)
    else { return false }
    return before.end == start
  }

  private func take(
    _ atom: (value: PositionalLexicon.Atom, end: Int), _ sum: inout PositionalSum,
    _ text: ValueText
  ) -> Bool {
    let isGlued = text.isGlued(sum.position)
    return switch atom.value {
    case .digit(let digit): sum.add(digit: digit, isGlued: isGlued, end: atom.end)
    case .amount(let amount): sum.add(amount: amount, isGlued: isGlued, end: atom.end)
    case .native(let amount): sum.close(withNative: amount, end: atom.end)
    case .unit(let unit): sum.multiply(byUnit: unit, end: atom.end)
    case .myriad(let myriad): sum.multiply(byMyriad: myriad, isGlued: isGlued, end: atom.end)
    case .approximate: sum.skip(to: atom.end)
    }
  }

  private func atom(
    at position: Int, _ text: ValueText
  ) -> (value: PositionalLexicon.Atom, end: Int)? {
    if let hit = lexicon.atoms.longest(at: position, of: text) { return (hit.value, hit.end) }
    return written.number(at: position, of: text).map { (.amount($0.value), $0.end) }
  }

  // MARK: Decimals

  private func decimals(from whole: NumberStep, _ text: ValueText) -> [NumberStep] {
    guard whole.value.isWhole, let point = points.longest(at: whole.end, of: text) else {
      return []
    }
    return digits(at: point.end, text).map { digits in
      NumberStep(
        value: whole.value + (Decimal(string: "0." + digits.text) ?? 0), end: digits.end,
        last: .digits)
    }.flatMap { scaled($0, text) }
  }

  /// A decimal, alone and with each scale that follows it: `二点五亿`.
  private func scaled(_ step: NumberStep, _ text: ValueText) -> [NumberStep] {
    var steps = [step]
    while let last = steps.last, let scale = scale(at: last.end, text) {
      steps.append(
        NumberStep(value: last.value * scale.value, end: scale.end, last: .scale))
    }
    return steps
  }

  private func scale(at position: Int, _ text: ValueText) -> ReadNumber? {
    guard let atom = atom(at: position, text), case .myriad(let value) = atom.value else {
      return nil
    }
    return ReadNumber(value: value, end: atom.end)
  }

  /// All runs of digits that begin here, the shortest first; `八十九` counts as `89`.
  private func digits(at start: Int, _ text: ValueText) -> [(text: String, end: Int)] {
    var runs: [(text: String, end: Int)] = []
    var digits = ""
    var position = start
    while runs.count < Self.maximumLength, let next = atom(at: position, text),
      let piece = digitText(next.value, position, text)
    {
      guard digits.isEmpty || text.isGlued(position) else { break }
      digits += piece
      position = next.end
      runs.append((digits, position))
    }
    if let tens = steps(at: start, of: text).last, tens.end > position, tens.value < 100,
      countingDigits.longest(at: start, of: text) == nil
    {
      runs.append(("\(tens.value)", tens.end))
    }
    return runs
  }

  private func digitText(
    _ atom: PositionalLexicon.Atom, _ position: Int, _ text: ValueText
  ) -> String? {
    switch atom {
    case .digit(let digit) where countingDigits.longest(at: position, of: text) == nil:
      String(digit)
    case .amount where text.isKind(position, .digits): text[position]?.folded
    default: nil
    }
  }
}

/// A number that may end here: `two`, `two hundred`, `two hundred and five`.
struct NumberStep: Hashable {
  enum Last: Hashable {
    case digits
    case amount
    case scale
  }

  var value: Decimal

  /// The token after it.
  var end: Int

  /// The number's last scale: "a million and a half" adds half a million.
  var scale: Decimal = 1
  var last: Last

  /// Whether it begins with a scale without an amount: "hundred".
  var isBare = false
}
