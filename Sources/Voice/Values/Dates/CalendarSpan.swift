// SPDX-License-Identifier: Apache-2.0

/// A length of time in the units in which it was said.
struct CalendarSpan: Hashable, Sendable {
  /// The units from the longest to the shortest, with the letters of ISO 8601.
  enum Unit: Int, CaseIterable, Comparable, Sendable {
    case year, month, week, day, hour, minute, second

    var letter: Character { Array("YMWDHMS")[rawValue] }
    var isOfTheClock: Bool { self >= .hour }

    /// How many of the next shorter unit make one; nil if that varies.
    fileprivate var parts: Double? {
      switch self {
      case .week: 7
      case .day: 24
      case .hour, .minute: 60
      case .year, .month, .second: nil
      }
    }

    /// The length in seconds; nil for units without a fixed length.
    fileprivate var seconds: Double? {
      switch self {
      case .year, .month: nil
      case .week: 604_800
      case .day: 86_400
      case .hour: 3_600
      case .minute: 60
      case .second: 1
      }
    }

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  private(set) var amounts: [Unit: Double]

  init(_ amounts: [Unit: Double]) { self.amounts = amounts }

  /// Reads a single unit in ISO 8601: `P10Y`, `PT1H`.
  init?(iso text: String) {
    let isOfTheClock = text.hasPrefix("PT")
    guard text.hasPrefix("P"), let letter = text.last,
      let unit = Unit.allCases.first(where: {
        $0.letter == letter && $0.isOfTheClock == isOfTheClock
      }),
      let amount = Double(text.dropFirst(isOfTheClock ? 2 : 1).dropLast())
    else { return nil }
    self.init([unit: amount])
  }

  var isOfTheClock: Bool { amounts.keys.contains(where: \.isOfTheClock) }
  var isNegligible: Bool { amounts.values.allSatisfy { $0 == 0 } }

  static func + (one: Self, other: Self) -> Self {
    Self(one.amounts.merging(other.amounts, uniquingKeysWith: +))
  }

  static func * (span: Self, factor: Double) -> Self {
    Self(span.amounts.mapValues { $0 * factor })
  }

  // MARK: Arithmetic

  /// Years and months as whole months; a half year counts six.
  var wholeMonths: Int {
    Int(((amounts[.year] ?? 0) * 12 + (amounts[.month] ?? 0)).rounded(.towardZero))
  }

  /// The seconds of all but whole months. A fraction of a month counts as days of a month of
  /// thirty.
  var secondsBesideMonths: Int {
    let months = (amounts[.year] ?? 0) * 12 + (amounts[.month] ?? 0) - Double(wholeMonths)
    let rest = amounts.reduce(months * 30 * 86_400) { $0 + $1.value * ($1.key.seconds ?? 0) }
    return Int(rest.rounded())
  }
}

extension CalendarSpan: CustomStringConvertible {
  /// The span in ISO 8601: `PT20M`, `P2W`, `P1DT3H`. Weeks stand alone there, so together with
  /// other units they become days.
  var description: String {
    let amounts = spilled
    let date = amounts.filter { !$0.unit.isOfTheClock }.map(\.text).joined()
    let clock = amounts.filter(\.unit.isOfTheClock).map(\.text).joined()
    if date.isEmpty && clock.isEmpty { return "PT0S" }
    return "P" + date + (clock.isEmpty ? "" : "T" + clock)
  }

  private struct Amount {
    var unit: Unit
    var value: Double

    var text: String {
      let isWhole = value == value.rounded() && abs(value) < 1e15
      return (isWhole ? String(Int(value)) : String(value)) + String(unit.letter)
    }
  }

  /// Moves fractions to the next shorter unit if they are whole there.
  private var spilled: [Amount] {
    var rest = amounts.filter { $0.value != 0 }
    if rest.count > 1, let weeks = rest.removeValue(forKey: .week) {
      rest[.day, default: 0] += weeks * 7
    }
    for unit in [Unit.day, .hour, .minute] {
      guard let amount = rest[unit], let parts = unit.parts,
        let next = Unit(rawValue: unit.rawValue + 1)
      else { continue }
      let whole = amount.rounded(.down)
      let part = ((amount - whole) * parts * 1e6).rounded() / 1e6
      guard part > 0, part == part.rounded() else { continue }
      rest[unit] = whole == 0 ? nil : whole
      rest[next, default: 0] += part
    }
    return rest.sorted { $0.key < $1.key }.map { Amount(unit: $0.key, value: $0.value) }
  }
}
