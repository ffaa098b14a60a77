// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The names of months and weekdays in a language, from ICU, as the lists of a grammar.
struct CalendarNames {
  private typealias Names = [(name: String, number: Int)]

  /// `weekday_short` is a separate list, since some short names are also words of their own: "sat",
  /// "mar".
  static let lists: Set = ["month", "weekday", "weekday_short"]

  /// Months count from 1 for January, weekdays from 1 for Monday.
  let lists: [String: DateList]

  init(language: String) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    lists = [
      "month": Self.list(
        Self.months(calendar.monthSymbols) + Self.months(calendar.shortMonthSymbols)),
      "weekday": Self.list(Self.weekdays(calendar.weekdaySymbols)),
      "weekday_short": Self.list(Self.weekdays(calendar.shortWeekdaySymbols)),
    ]
  }

  private static func months(_ symbols: [String]) -> Names {
    symbols.enumerated().map { ($1, $0 + 1) }
  }

  /// ICU's weekdays begin with Sunday.
  private static func weekdays(_ symbols: [String]) -> Names {
    symbols.enumerated().map { ($1, $0 == 0 ? 7 : $0) }
  }

  /// Removes the point of an abbreviation, and drops single letters, which are too often other
  /// words.
  private static func list(_ names: Names) -> DateList {
    .values(
      names.compactMap { name, number in
        let letters = DateText.fold(name.filter { $0 != "." })
        guard letters.count > 1 else { return nil }
        return DateList.Value(pattern: .letters(letters), value: .number(Double(number)))
      })
  }
}
