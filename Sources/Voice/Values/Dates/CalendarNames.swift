// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The names of months and weekdays in a language, from ICU, each with its number.
struct CalendarNames {
  typealias Names = [(name: String, number: Int)]

  let months: Names

  /// From 1 for Monday to 7 for Sunday.
  let weekdays: Names

  /// Kept apart, since some are words of their own: "sat", "mar".
  let shortWeekdays: Names

  init(language: String) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    months = Self.months(calendar.monthSymbols) + Self.months(calendar.shortMonthSymbols)
    weekdays = Self.weekdays(calendar.weekdaySymbols)
    shortWeekdays = Self.weekdays(calendar.shortWeekdaySymbols)
  }

  private static func months(_ symbols: [String]) -> Names {
    named(symbols.enumerated().map { ($1, $0 + 1) })
  }

  /// ICU begins with Sunday.
  private static func weekdays(_ symbols: [String]) -> Names {
    named(symbols.enumerated().map { ($1, $0 == 0 ? 7 : $0) })
  }

  /// Without the point of an abbreviation; a single letter is too easily another word.
  private static func named(_ symbols: Names) -> Names {
    symbols.map { (String($0.name.trimmingPrefix(".").filter { $0 != "." }), $0.number) }
      .filter { $0.0.count > 1 }
  }
}
