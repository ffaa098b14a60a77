// SPDX-License-Identifier: Apache-2.0

extension DateMeaning {
  /// Days by their date; `years` and `months` count from the present one.
  static let days = [
    DateMeaning("DayOffset", .date) { slots, now in
      slots.integer("days").map { .date(now.date.adding(days: $0)) }
    },
    DateMeaning("MonthDay", .date) { slots, now in
      monthDay(slots, after: now.date).map { .date($0) }
    },
    DateMeaning("DayOfMonth", .date) { slots, now in
      dayOfMonth(slots, after: now.date).map { .date($0) }
    },
    DateMeaning("Year", .year) { slots, now in
      slots.integer("year").map { .number(Double(fullYear($0, near: now.date))) }
    },
    DateMeaning("YearOfEra", .year) { slots, _ in
      guard let era = slots.number("era"), let year = slots.number("year") else { return nil }
      return .number(era + year)
    },
    DateMeaning("YearInTwoParts", .year) { slots, _ in
      guard let century = slots.number("century") else { return nil }
      return .number(century * 100 + (slots.number("rest") ?? 0))
    },
  ]

  /// A month and a day; without a year the next of them, today included.
  static func monthDay(_ slots: DateSlots, after today: CivilDate) -> CivilDate? {
    guard let month = slots.integer("month"), let day = slots.integer("day") else { return nil }
    if let year = year(slots, near: today) {
      return CivilDate(year: year, month: month, day: day)
    }
    // Eight years hold a leap day, also around a year such as 1900.
    let dates = (0...8).lazy.compactMap {
      CivilDate(year: today.year + $0, month: month, day: day)
    }
    return dates.first { $0 >= today }
  }

  /// A year by its number, or counted from the present one.
  static func year(_ slots: DateSlots, near today: CivilDate) -> Int? {
    if let years = slots.integer("years") { return today.year + years }
    return slots.integer("year").map { fullYear($0, near: today) }
  }

  /// A year of two digits lies at most twenty years ahead, else in the past.
  private static func fullYear(_ year: Int, near today: CivilDate) -> Int {
    guard year < 100 else { return year }
    let sameCentury = today.year / 100 * 100 + year
    if sameCentury > today.year + 20 { return sameCentury - 100 }
    return sameCentury + 100 <= today.year + 20 ? sameCentury + 100 : sameCentury
  }

  /// A day of a month that is counted from this one, or the next such day.
  private static func dayOfMonth(_ slots: DateSlots, after today: CivilDate) -> CivilDate? {
    guard let day = slots.integer("day") else { return nil }
    if let months = slots.integer("months") {
      return date(day: day, monthsFromNow: months, today)
    }
    return (0...2).lazy.compactMap { date(day: day, monthsFromNow: $0, today) }
      .first { $0 >= today }
  }

  /// Nil where the month has no such day.
  static func date(day: Int, monthsFromNow months: Int, _ today: CivilDate) -> CivilDate? {
    let month = today.adding(months: months)
    return CivilDate(year: month.year, month: month.month, day: day)
  }
}
