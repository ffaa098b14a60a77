// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// Reads a text with one value: an answer, or free text of a sentence.
///
/// The recogniser is made on first use, since most conversations don't need it.
public final class LiteralReader: Sendable {
  private let locale: Locale
  private let timeZone: TimeZone
  private let recognizer: Lazy<ValueRecognizer>
  private let periods: Lazy<PeriodReader?>

  /// - Parameters:
  ///   - locale: a BCP 47 tag; a bare number is in the currency of its region.
  ///   - timeZone: the time zone in which dates are read.
  ///   - recognizer: makes the recogniser that finds values in texts.
  ///   - periods: makes the reader of spans of days; nil for a language without words for them.
  public init(
    locale: String, timeZone: TimeZone = .current,
    recognizer: @escaping @Sendable () -> ValueRecognizer,
    periods: @escaping @Sendable () -> PeriodReader? = { nil }
  ) {
    self.locale = Locale(identifier: locale)
    self.timeZone = timeZone
    self.recognizer = Lazy(recognizer)
    self.periods = Lazy(periods)
  }

  /// The value of a text as a whole; nil if the text says something else or more.
  public func literal(_ text: String, for type: ParameterType, now: Date) -> Literal? {
    if let period = period(text, for: type, now) { return period }
    let found = values(in: text, for: type, now)
    guard found.count == 1 else { return nil }
    let rest = Array(text).enumerated().filter { !found[0].span.contains($0.offset) }
    let isWhole = rest.allSatisfy { $0.element.isWhitespace || $0.element.isPunctuation }
    return isWhole ? literal(found[0], for: type) : nil
  }

  /// The only value in a text, with any words around it; nil for none or several.
  public func onlyLiteral(in text: String, for type: ParameterType, now: Date) -> Literal? {
    let found = values(in: text, for: type, now)
    return found.count == 1 ? literal(found[0], for: type) : nil
  }

  /// The only number in a text, with the rest of the text; nil for none or several.
  public func onlyNumber(in text: String, now: Date) -> (value: Value, rest: String)? {
    let found = recognizer.value.values(in: text, kinds: [.number], now: now, timeZone: timeZone)
    guard found.count == 1, let value = Value(found[0].value) else { return nil }
    let rest = text.enumerated().filter { !found[0].span.contains($0.offset) }.map(\.element)
    return (value, String(rest))
  }

  private func period(_ text: String, for type: ParameterType, _ now: Date) -> Literal? {
    guard type == .period else { return nil }
    let today = CivilMoment(now, in: timeZone).date
    return periods.value?.period(text, today: today).map { Literal(.period, $0, display: text) }
  }

  private func values(
    in text: String, for type: ParameterType, _ now: Date
  ) -> [TypedValue] {
    let kinds = Set(type.literals.compactMap { ValueKind(rawValue: $0.rawValue) })
    guard !kinds.isEmpty else { return [] }
    // A number alone is an amount in the user's own currency.
    let all = type == .currency ? kinds.union([.number]) : kinds
    return recognizer.value.values(in: text, kinds: all, now: now, timeZone: timeZone)
  }

  // MARK: Values to literals

  private func literal(_ value: TypedValue, for type: ParameterType) -> Literal? {
    switch value.type {
    case .number, .currency: money(value)
    case .measurement:
      number(value).map {
        Literal(.measurement, "\($0)", unit: value.unit, display: value.heard)
      }
    default:
      Literal.Kind(rawValue: value.type.rawValue).flatMap { kind in
        text(value).map { Literal(kind, $0, display: value.heard) }
      }
    }
  }

  private func money(_ value: TypedValue) -> Literal? {
    guard let amount = number(value) else { return nil }
    let unit = value.unit ?? locale.currency?.identifier ?? "USD"
    let isCents = unit == "Cent"
    let code = isCents ? ownCurrency(named: "Dollar") : ownCurrency(named: unit)
    let exact = isCents ? amount / 100 : amount
    return Literal(
      .currency, "\(exact)", unit: code,
      display: exact.formatted(.currency(code: code).locale(locale)))
  }

  /// The user's own currency if it has the given plain name, otherwise the most used one of that
  /// name.
  private func ownCurrency(named name: String) -> String {
    guard let usual = Self.currencies[name] else { return name }
    let own = locale.currency?.identifier ?? usual
    let ownName = Locale(identifier: "en").localizedString(forCurrencyCode: own) ?? ""
    return ownName.hasSuffix(name) ? own : usual
  }

  private static let currencies = [
    "Dollar": "USD", "Franc": "CHF", "Pound": "GBP", "Peso": "MXN", "Rupee": "INR",
    "Krone": "NOK", "Krona": "SEK", "Won": "KRW", "Yen": "JPY", "Yuan": "CNY", "Euro": "EUR",
  ]

  private func number(_ value: TypedValue) -> Decimal? {
    switch value.value {
    case .integer(let number): Decimal(number)
    case .decimal(let number): Decimal(string: "\(number)")
    default: nil
    }
  }

  private func text(_ value: TypedValue) -> String? {
    if case .string(let text) = value.value { text } else { nil }
  }
}

extension Value {
  /// Creates a number; nil for any other JSON value.
  fileprivate init?(_ json: JSONValue) {
    switch json {
    case .integer(let number): self = .integer(number)
    case .decimal(let number): self = .decimal(number)
    default: return nil
    }
  }
}

extension JSONValue {
  /// Creates an integer if the number is whole and fits, otherwise a decimal.
  init(_ decimal: Decimal) {
    let number = NSDecimalNumber(decimal: decimal)
    if decimal.isWhole, abs(decimal) < Decimal(Int.max) {
      self = .integer(number.intValue)
    } else {
      self = .decimal(Double(number.stringValue) ?? number.doubleValue)
    }
  }
}
