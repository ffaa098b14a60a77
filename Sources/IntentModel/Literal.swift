// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A value with a notation of its own: a date, a length of time, an amount of money, a measure.
///
/// Two literals that say the same are equal, however they are worded.
public struct Literal: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// ISO 8601: `2026-01-15`.
    case date
    /// ISO 8601: `09:30:00`.
    case time
    /// ISO 8601: `2026-01-15T09:30:00`.
    case datetime
    /// Two days and those between them, ISO 8601: `2026-01-01/2026-01-31`.
    case period
    /// ISO 8601: `PT20M`.
    case duration
    /// A number; the unit is the currency's ISO 4217 code.
    case currency
    /// A number; the unit is Foundation's name: `kilometers`.
    case measurement
  }

  public let kind: Kind
  public let text: String
  public let unit: String?

  /// As a person would read it, in their language.
  public let display: String

  public init(_ kind: Kind, _ text: String, unit: String? = nil, display: String) {
    self.kind = kind
    self.text = text
    self.unit = unit
    self.display = display
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.kind == other.kind && one.text == other.text && one.unit == other.unit
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(text)
    hasher.combine(unit)
  }

  /// In one word, for a transcript: `PT20M`, `20 USD`.
  public var notation: String { unit.map { "\(text) \($0)" } ?? text }
}

extension Literal {
  /// The length of a duration in seconds: `PT1H20M` is 4800. Nil for any other literal, for a text
  /// that is not a duration, and for more than ``mostSeconds``.
  ///
  /// A month counts 30 days and a year 365, since nobody means them exactly.
  package var seconds: Double? {
    guard kind == .duration, text.hasPrefix("P") else { return nil }
    var (total, digits, isTime) = (0.0, "", false)
    for character in text.dropFirst() {
      switch character {
      case "T": isTime = true
      case "0"..."9", ".", "-": digits.append(character)
      default:
        guard let number = Double(digits), let unit = Self.seconds(in: character, isTime) else {
          return nil
        }
        total += number * unit
        digits = ""
      }
    }
    return digits.isEmpty && total.magnitude <= Self.mostSeconds ? total : nil
  }

  /// The longest duration that still fits a whole number and a `Duration`, in seconds.
  package static let mostSeconds = 1e18

  private static func seconds(in unit: Character, _ isTime: Bool) -> Double? {
    switch (unit, isTime) {
    case ("S", true): 1
    case ("M", true): 60
    case ("H", true): 3600
    case ("D", false): 86_400
    case ("W", false): 604_800
    case ("M", false): 2_592_000
    case ("Y", false): 31_536_000
    default: nil
    }
  }

  /// A duration in seconds, written in hours, minutes and seconds: `PT1H20M`. It is limited to
  /// ``mostSeconds``.
  package init(seconds: Double, display: String? = nil) {
    let whole = Int(min(max(-Self.mostSeconds, seconds), Self.mostSeconds).rounded())
    let parts = [(whole / 3600, "H"), (whole / 60 % 60, "M"), (whole % 60, "S")]
    let text = parts.filter { $0.0 != 0 }.map { "\($0.0)\($0.1)" }.joined()
    let notation = text.isEmpty ? "PT0S" : "PT\(text)"
    self.init(.duration, notation, display: display ?? notation)
  }

  /// The parts of a date or a time that it tells; nil for anything else.
  package var dateComponents: DateComponents? {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    switch kind {
    case .date where numbers.count == 3:
      return DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
    case .time where numbers.count >= 2:
      return DateComponents(hour: numbers[0], minute: numbers[1])
    case .datetime where numbers.count >= 5:
      return DateComponents(
        year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])
    default: return nil
    }
  }

  /// The first and the last day of a period; nil for anything else.
  package var days: (first: DateComponents, last: DateComponents)? {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard kind == .period, numbers.count == 6 else { return nil }
    return (
      DateComponents(year: numbers[0], month: numbers[1], day: numbers[2]),
      DateComponents(year: numbers[3], month: numbers[4], day: numbers[5])
    )
  }

  /// Two whole days and those between them, shown in the user's language; nil for one day, and where
  /// either has a time.
  package init?(from start: DateComponents, to end: DateComponents) {
    let days = [Literal(start), Literal(end)]
    guard days[0] != days[1], days.allSatisfy({ $0.kind == .date }) else { return nil }
    self.init(
      .period, days.map(\.text).joined(separator: "/"),
      display: days.map(\.display).joined(separator: " – "))
  }

  /// A date, a time or both, as the components tell; shown in the user's language.
  package init(_ components: DateComponents) {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = components.year.map {
      "\($0)-\(two(components.month ?? 1))-\(two(components.day ?? 1))"
    }
    let hour = components.hour.map { "\(two($0)):\(two(components.minute ?? 0)):00" }
    let display = RequestContext.words(for: components)
    switch (day, hour) {
    case (let day?, let hour?): self.init(.datetime, "\(day)T\(hour)", display: display)
    case (let day?, nil): self.init(.date, day, display: display)
    default: self.init(.time, hour ?? "00:00:00", display: display)
    }
  }
}
