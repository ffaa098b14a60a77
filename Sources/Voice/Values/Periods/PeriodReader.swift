// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Reads a text that says a span of days: "last year", "April 2025", "the past two weeks".
///
/// The words of a language are in its file `periods.yaml`, a grammar. All its sentences have the
/// intent `Period` and express their meaning by slots:
///
/// | slot | meaning |
/// |---|---|
/// | `unit` | `year`, `month`, `week` or `weekend` of the calendar |
/// | `ago` | units or seasons back; 0 is the current one, 1 for a season the last that is over |
/// | `count` | the past `unit`s, which may also be `day`, up to today and including it |
/// | `year` | a year of the Gregorian calendar |
/// | `years` | years before this one, for a month or a season |
/// | `month` | 1 to 12; without a year the last one that has begun |
/// | `season` | 1 to 4, from spring; winter begins in December of its year |
public struct PeriodReader: Sendable {
  private let understander: Understander

  /// - Parameters:
  ///   - grammar: the language's `periods.yaml`.
  ///   - habits: the habits of the grammar's language, with its number words.
  public init(_ grammar: Grammar, habits: LanguageHabits) {
    understander = Understander([UnderstandingSource(grammar: grammar)], habits: habits)
  }

  /// The first and the last day in ISO 8601: `2025-04-01/2025-04-30`; nil if the text says anything
  /// else.
  func period(_ text: String, today: CivilDate) -> String? {
    let heard = understander.interpretations(of: Utterance(text), forgiving: false).first
    guard let heard, let days = days(heard, today) else { return nil }
    return "\(days.lowerBound)/\(days.upperBound)"
  }

  private func days(_ heard: Interpretation, _ today: CivilDate) -> ClosedRange<CivilDate>? {
    let ago = number(heard["ago"]) ?? 0
    // No calendar is needed further back.
    guard (0...1000).contains(ago) else { return nil }
    let year = number(heard["year"]) ?? number(heard["years"]).map { today.year - $0 }
    if let season = number(heard["season"]) { return seasonDays(season, year: year, ago, today) }
    if let month = number(heard["month"]) { return monthDays(month, year: year, today) }
    if let year { return months(12, from: year, 1) }
    guard case .string(let unit) = heard["unit"]?.output else { return nil }
    if let count = number(heard["count"]) { return past(count, unit, today) }
    return unitDays(unit, ago: ago, today)
  }

  private func number(_ slot: SlotMatch?) -> Int? {
    if case .integer(let number) = slot?.output { number } else { nil }
  }

  /// The days of a number of months, from a first month on.
  private func months(_ count: Int, from year: Int, _ month: Int) -> ClosedRange<CivilDate>? {
    CivilDate(year: year, month: month, day: 1).map { start in
      start...start.adding(months: count).adding(days: -1)
    }
  }

  private func monthDays(_ month: Int, year: Int?, _ today: CivilDate) -> ClosedRange<CivilDate>? {
    months(1, from: year ?? (month <= today.month ? today.year : today.year - 1), month)
  }

  private func seasonDays(
    _ season: Int, year: Int?, _ ago: Int, _ today: CivilDate
  ) -> ClosedRange<CivilDate>? {
    let month = season * 3
    if let year { return months(3, from: year, month) }
    guard ago > 0 else {
      // In January "this winter" began in the year before.
      let running = months(3, from: today.year - 1, month)
      return running?.contains(today) == true ? running : months(3, from: today.year, month)
    }
    let over = (0...2).lazy.compactMap { months(3, from: today.year - $0, month) }
      .first { $0.upperBound < today }
    return over.flatMap { months(3, from: $0.lowerBound.year - ago + 1, month) }
  }

  private func unitDays(_ unit: String, ago: Int, _ today: CivilDate) -> ClosedRange<CivilDate>? {
    switch unit {
    case "year": return months(12, from: today.year - ago, 1)
    case "month":
      let day = today.adding(months: -ago)
      return months(1, from: day.year, day.month)
    case "week":
      let start = today.startOfWeek.adding(days: -7 * ago)
      return start...start.adding(days: 6)
    case "weekend":
      let start = today.startOfWeek.adding(days: 5 - 7 * ago)
      return start...start.adding(days: 1)
    default: return nil
    }
  }

  private func past(_ count: Int, _ unit: String, _ today: CivilDate) -> ClosedRange<CivilDate>? {
    guard (1...1000).contains(count) else { return nil }
    let start: CivilDate? =
      switch unit {
      case "year": today.adding(months: -12 * count)
      case "month": today.adding(months: -count)
      case "week": today.adding(days: -7 * count)
      case "day": today.adding(days: -count)
      default: nil
      }
    return start.map { $0.adding(days: 1)...today }
  }
}
