// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// Finds typed values in the texts of one language.
///
/// Making a recogniser takes milliseconds, because it spells out the language's number words: keep
/// it. Reading is linear in the text, apart from a small factor.
public struct ValueRecognizer: Sendable {
  private let numbers: NumberReader
  private let ordinals: OrdinalReader
  private let percentages: PercentageReader
  private let currencies: CurrencyReader
  private let measurements: MeasurementReader
  private let booleans: BooleanReader
  private let dates: DateReader?

  /// - Parameters:
  ///   - language: a BCP 47 tag; `en`, `fr`, `ko`, `ja` and `zh-Hans` have words.
  ///   - words: the language's own words.
  ///   - dates: how the language expresses days, times and durations; without it none are found.
  public init(language: String, words: ValueWords, dates: DateGrammar? = nil) {
    numbers = NumberReader(language: language, words: words)
    ordinals = OrdinalReader(numbers, words)
    percentages = PercentageReader(numbers, words)
    currencies = CurrencyReader(numbers, language: language, words)
    measurements = MeasurementReader(numbers, language: language, words)
    booleans = BooleanReader(words)
    self.dates = dates.map { [numbers] in DateReader($0, numbers) }
  }

  /// The values of a text in its order, without overlaps. At each place the longest value counts.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - kinds: the kinds of values that are looked for.
  ///   - now: the moment that dates are relative to.
  ///   - timeZone: the time zone for the day and hour of `now`.
  public func values(
    in text: String, kinds: Set<ValueKind> = Set(ValueKind.allCases), now: Date,
    timeZone: TimeZone = .gmt
  ) -> [TypedValue] {
    let text = ValueText(text)
    let now = CivilMoment(now, in: timeZone)
    let dates = dates?.values(in: text, kinds: kinds, now: now) ?? [:]
    var found: [FoundValue] = []
    var position = 0
    let addresses = WebAddresses(text)
    while position < text.count {
      if let end = addresses.end(at: position) {
        position = end
      } else if let value = longest(at: position, of: text, kinds, dates[position]) {
        found.append(value)
        position = value.tokens.upperBound
      } else {
        position += 1
      }
    }
    if kinds.contains(.boolean) { found = booleans.adding(to: found, in: text) }
    return found.map { $0.typed(in: text) }
  }

  /// The value with the most tokens from here on. Of two with equal length, the more specific kind
  /// counts.
  private func longest(
    at token: Int, of text: ValueText, _ kinds: Set<ValueKind>, _ date: FoundValue?
  ) -> FoundValue? {
    ((date.map { [$0] } ?? []) + candidates(at: token, of: text, kinds)).max {
      $0.tokens.count < $1.tokens.count
    }
  }

  /// The values that begin at a token, those with a unit before plain numbers.
  private func candidates(
    at token: Int, of text: ValueText, _ kinds: Set<ValueKind>
  ) -> [FoundValue] {
    var found: [FoundValue?] = []
    if kinds.contains(.percentage) { found.append(percentages.value(at: token, of: text)) }
    if kinds.contains(.currency) { found.append(currencies.value(at: token, of: text)) }
    if kinds.contains(.measurement) { found.append(measurements.value(at: token, of: text)) }
    if kinds.contains(.ordinal) { found.append(ordinals.value(at: token, of: text)) }
    if kinds.contains(.number), let number = numbers.number(at: token, of: text) {
      found.append(FoundValue(.number, JSONValue(number.value), tokens: token..<number.end))
    }
    return found.compactMap { $0 }.reversed()
  }
}

extension FoundValue {
  fileprivate func typed(in text: ValueText) -> TypedValue {
    TypedValue(
      type: type, value: value, unit: unit, unitName: unitName, heard: text.heard(tokens),
      span: text.span(tokens))
  }
}

/// A value that a reader found, with its tokens.
struct FoundValue: Hashable, Sendable {
  var type: ValueKind
  var value: JSONValue
  var unit: String?
  var unitName: String?
  var tokens: Range<Int>

  init(
    _ type: ValueKind, _ value: JSONValue, unit: String? = nil, unitName: String? = nil,
    tokens: Range<Int>
  ) {
    self.type = type
    self.value = value
    self.unit = unit
    self.unitName = unitName
    self.tokens = tokens
  }
}
