// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Reads the notations that digits may be part of: `3/4`, `2 1/4`, `½`, `1e10`, `10k`.
struct WrittenForms: Sendable {
  let written: WrittenNumbers
  /// The factors by the typed spelling: `M` is a million, `m` a metre.
  private let suffixes: [String: Decimal]

  init(_ written: WrittenNumbers, _ words: ValueWords) {
    self.written = written
    suffixes = Dictionary(words.numbers("suffix").map { ($0.phrase, $0.value) }) { first, _ in first
    }
  }

  func readings(at start: Int, of text: ValueText) -> [ReadNumber] {
    guard let number = written.number(at: start, of: text) else {
      return vulgar(at: start, text).map { [$0] } ?? []
    }
    let forms = [
      number, exponential(number, text), suffixed(number, text),
      divided(number, at: start, text), mixed(number, text),
    ]
    return forms.compactMap { $0 }
  }

  /// Reads `3/4` and `½`.
  func fraction(at start: Int, of text: ValueText) -> ReadNumber? {
    vulgar(at: start, text)
      ?? written.number(at: start, of: text).flatMap { divided($0, at: start, text) }
  }

  // MARK: Fractions

  /// Reads `½` and other fraction signs.
  private func vulgar(at index: Int, _ text: ValueText) -> ReadNumber? {
    guard let token = text[index], token.kind == .mark,
      let scalar = token.typed.unicodeScalars.first,
      scalar.properties.numericType == .numeric, let value = scalar.properties.numericValue
    else { return nil }
    return ReadNumber(value: Self.fraction(nearest: value), end: index + 1)
  }

  /// The fraction with a small denominator that equals a value, so that a third is not `0.333`.
  private static func fraction(nearest value: Double) -> Decimal {
    let denominator = (1...100).first { isWhole(value * Double($0)) } ?? 1
    return Decimal((value * Double(denominator)).rounded()) / Decimal(denominator)
  }

  private static func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-9 }

  private func divided(_ number: ReadNumber, at start: Int, _ text: ValueText) -> ReadNumber? {
    guard !isChained(before: start, text) else { return nil }
    return quotient(number, text)
  }

  private func quotient(_ number: ReadNumber, _ text: ValueText) -> ReadNumber? {
    let slash = number.end
    guard text.isMark(slash, "/"), text.isGlued(slash), text.isGlued(slash + 1),
      let divisor = written.number(at: slash + 1, of: text), !divisor.value.isZero,
      !isChained(after: divisor.end, text)
    else { return nil }
    return ReadNumber(value: number.value / divisor.value, end: divisor.end)
  }

  /// Whether digits and a sign come directly before, as in dates and telephone numbers.
  private func isChained(before start: Int, _ text: ValueText) -> Bool {
    text.isGlued(start) && text.isGlued(start - 1) && isLink(start - 1, text)
      && text.isKind(start - 2, .digits)
  }

  private func isChained(after end: Int, _ text: ValueText) -> Bool {
    text.isGlued(end) && text.isGlued(end + 1) && isLink(end, text) && text.isKind(end + 1, .digits)
  }

  private func isLink(_ index: Int, _ text: ValueText) -> Bool {
    text.isMark(index, "/") || text.isMark(index, "-")
  }

  /// Reads `2 1/4` and `2½`.
  private func mixed(_ whole: ReadNumber, _ text: ValueText) -> ReadNumber? {
    guard whole.isInteger else { return nil }
    if let part = vulgar(at: whole.end, text) {
      return ReadNumber(value: whole.value + part.value, end: part.end)
    }
    guard !text.isGlued(whole.end), text.isKind(whole.end, .digits),
      let numerator = written.number(at: whole.end, of: text), numerator.isInteger,
      let part = quotient(numerator, text)
    else { return nil }
    return ReadNumber(value: whole.value + part.value, end: part.end)
  }

  // MARK: Exponents and suffixes

  /// Reads `1e10` and `1.2E-3`.
  private func exponential(_ number: ReadNumber, _ text: ValueText) -> ReadNumber? {
    guard text[number.end]?.folded == "e", text.isGlued(number.end),
      let exponent = NumberSign.glued(number.end + 1, text),
      let digits = text[exponent.end], digits.kind == .digits, digits.isGlued,
      let power = Int(digits.folded), power <= 120
    else { return nil }
    let scale = Decimal.scale(exponent.isNegative ? -power : power)
    return ReadNumber(value: number.value * scale, end: exponent.end + 1)
  }

  private func suffixed(_ number: ReadNumber, _ text: ValueText) -> ReadNumber? {
    guard let token = text[number.end], token.kind == .word, let scale = suffixes[token.typed],
      !text.isGlued(number.end + 1) || !text.isKind(number.end + 1, .digits)
    else { return nil }
    return ReadNumber(value: number.value * scale, end: number.end + 1)
  }
}

/// A number read at a place of a text.
public struct ReadNumber: Hashable, Sendable {
  public var value: Decimal

  /// The token after the number.
  public var end: Int

  public init(value: Decimal, end: Int) {
    self.value = value
    self.end = end
  }

  public var isInteger: Bool { value.isWhole }

  /// The value as an integer; nil if it isn't whole or doesn't fit.
  public var integer: Int? { isInteger ? Int(exactly: NSDecimalNumber(decimal: value)) : nil }
}
