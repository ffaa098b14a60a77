// SPDX-License-Identifier: Apache-2.0

/// A day of the Gregorian calendar without time zone or clock.
struct CivilDate: Hashable, Comparable, Sendable {
  /// Weekdays count as in ISO 8601.
  private static let monday = 1
  static let daysInWeek = 7

  private(set) var year: Int
  private(set) var month: Int
  private(set) var day: Int

  /// Nil for a day that doesn't exist: 30 February.
  init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...Self.days(inMonth: month, of: year)).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day a number of days after 1 January 1970.
  ///
  /// It counts in eras of 400 years from a 1 March, so that a leap day is the last day of its year.
  init(number: Int) {
    let shifted = number + 719_468
    let era = Self.quotient(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days after 1 January 1970.
  var number: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = Self.quotient(yearFromMarch, 400)
    let yearOfEra = yearFromMarch - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The weekday, from 1 for Monday to 7 for Sunday.
  var weekday: Int {
    let days = number + 3
    return days - Self.quotient(days, Self.daysInWeek) * Self.daysInWeek + 1
  }

  /// The Monday of its week, which may be the day itself.
  var startOfWeek: Self { adding(days: Self.monday - weekday) }

  func adding(days: Int) -> Self { Self(number: number + days) }

  /// The same day of another month, or the month's last day if the month is shorter.
  func adding(months: Int) -> Self {
    let total = year * 12 + month - 1 + months
    var date = self
    date.year = Self.quotient(total, 12)
    date.month = total - date.year * 12 + 1
    date.day = min(day, Self.days(inMonth: date.month, of: date.year))
    return date
  }

  /// The first day with a weekday, on this day or after it.
  func next(weekday: Int) -> Self {
    let distance = (weekday - self.weekday + Self.daysInWeek) % Self.daysInWeek
    return adding(days: distance)
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The quotient rounded down, also below zero.
  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    (number - (number % divisor + divisor) % divisor) / divisor
  }
}

extension CivilDate: CustomStringConvertible {
  /// The day in ISO 8601: `2016-11-07`.
  var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

extension Int {
  /// The number in digits, with leading zeros.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
