// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// Reads a text that says one value: an answer, or what a sentence took word for word.
///
/// Keeps the recogniser it needs, which is made when it is first asked for: most conversations have
/// no use for it.
public final class LiteralReader: Sendable {
  private let locale: Locale
  private let timeZone: TimeZone
  private let recognizer: Lazy<ValueRecognizer>
  private let periods: Lazy<PeriodReader?>

  /// - Parameters:
  ///   - locale: BCP 47; its region's currency is meant by a bare number.
  ///   - timeZone: where the clock hangs that dates are told by.
  ///   - recognizer: what finds values in texts.
  ///   - periods: reads spans of days; nil for a language that has no words for them.
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

  /// The value that a text is, as a whole; nil where it is something else or more.
  public func literal(_ text: String, for type: ParameterType, now: Date) -> Literal? {
    if let period = period(text, for: type, now) { return period }
    let found = values(in: text, for: type, now)
    guard found.count == 1 else { return nil }
    let rest = Array(text).enumerated().filter { !found[0].span.contains($0.offset) }
    let isWhole = rest.allSatisfy { $0.element.isWhitespace || $0.element.isPunctuation }
    return isWhole ? literal(found[0], for: type) : nil
  }

  /// The only value in a text, whatever stands around it; nil where there are several or none.
  public func onlyLiteral(in text: String, for type: ParameterType, now: Date) -> Literal? {
    let found = values(in: text, for: type, now)
    return found.count == 1 ? literal(found[0], for: type) : nil
  }

  /// The only number in a text, and the words around it; nil where there are several or none.
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
    // A number alone is an amount of one's own money.
    let all = type == .currency ? kinds.union([.number]) : kinds
    return recognizer.value.values(in: text, kinds: all, now: now, timeZone: timeZone)
  }

  // MARK: What a value means

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

  /// Of the currencies that share a plain name, that of the user's region, else the most used one.
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
  /// A number; nil for what is none.
  fileprivate init?(_ json: JSONValue) {
    switch json {
    case .integer(let number): self = .integer(number)
    case .decimal(let number): self = .decimal(number)
    default: return nil
    }
  }
}

extension JSONValue {
  /// Whole where it is and fits.
  init(_ decimal: Decimal) {
    let number = NSDecimalNumber(decimal: decimal)
    if decimal.isWhole, abs(decimal) < Decimal(Int.max) {
      self = .integer(number.intValue)
    } else {
      self = .decimal(Double(number.stringValue) ?? number.doubleValue)
    }
  }
}
