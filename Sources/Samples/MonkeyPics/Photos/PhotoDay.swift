// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A day of the calendar, in any time zone.
struct PhotoDay: Hashable, Sendable, Codable {
  var year: Int
  var month: Int
  var day: Int

  static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The first or the last day of a date's components: "2026" is a whole year.
  ///
  /// Nil if they have no year.
  init?(_ components: DateComponents, isLast: Bool) {
    guard let year = components.year else { return nil }
    self.init(
      year: year, month: components.month ?? (isLast ? 12 : 1),
      day: components.day ?? (isLast ? 31 : 1))
  }

  /// The day at a moment.
  init(_ date: Date, in timeZone: TimeZone) {
    var calendar = Self.calendar
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    self.init(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  /// `2026-07-03`; nil for anything else.
  init?(_ text: String) {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, (1...9999).contains(numbers[0]), (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2])
    else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// `2026-07-03`.
  var text: String {
    [year, month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }

  var components: DateComponents { DateComponents(year: year, month: month, day: day) }
}

extension PhotoDay: Comparable {
  static func < (one: Self, other: Self) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}
