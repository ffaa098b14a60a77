// SPDX-License-Identifier: Apache-2.0

extension DateMeaning {
  /// Days by their weekday, 1 for Monday; `weeks` and `months` count from the present one.
  static let weekdays = [
    DateMeaning("Weekday", .date) { slots, now in
      slots.integer("weekday").map { .date(weekday($0, inWeek: slots.integer("weeks"), now.date)) }
    },
    DateMeaning("WeekdayAndDay", .date) { slots, now in
      weekdayAndDay(slots, after: now.date).map { .date($0) }
    },
    DateMeaning("NthWeekday", .date) { slots, now in
      nthWeekday(slots, after: now.date).map { .date($0) }
    },
    DateMeaning("CountedWeekday", .date) { slots, now in
      countedWeekday(slots, after: now.date).map { .date($0) }
    },
    DateMeaning("WorkingDays", .date) { slots, now in
      slots.integer("count").map {
        .date(workingDay($0, direction: slots.integer("direction") ?? 1, from: now.date))
      }
    },
  ]

  /// A weekday of a week counted from this one, weeks beginning on Monday; or the next such day,
  /// today included.
  private static func weekday(_ weekday: Int, inWeek weeks: Int?, _ today: CivilDate) -> CivilDate {
    guard let weeks else { return today.next(weekday: weekday) }
    return today.startOfWeek.adding(days: weeks * CivilDate.daysInWeek + weekday - 1)
  }

  /// Friday the 13th: this month's, where it is one, else the next that is.
  private static func weekdayAndDay(_ slots: DateSlots, after today: CivilDate) -> CivilDate? {
    guard let weekday = slots.integer("weekday"), let day = slots.integer("day") else { return nil }
    // In four years every day of a month falls on every weekday.
    return (0...48).lazy.compactMap { date(day: day, monthsFromNow: $0, today) }
      .first { $0.weekday == weekday }
  }

  /// The first Friday of July, or of a month counted from this one; from the end when below zero.
  private static func nthWeekday(_ slots: DateSlots, after today: CivilDate) -> CivilDate? {
    guard let nth = slots.integer("nth"), let weekday = slots.integer("weekday") else { return nil }
    guard let month = slots.integer("month") else {
      let month = today.adding(months: slots.integer("months") ?? 0)
      return nthWeekday(nth, weekday, ofMonth: month.month, year: month.year)
    }
    let years = year(slots, near: today).map { $0...$0 } ?? today.year...(today.year + 1)
    let dates = years.lazy.compactMap { nthWeekday(nth, weekday, ofMonth: month, year: $0) }
    return dates.first { $0 >= today } ?? dates.first
  }

  private static func nthWeekday(
    _ nth: Int, _ weekday: Int, ofMonth month: Int, year: Int
  ) -> CivilDate? {
    guard let start = CivilDate(year: year, month: month, day: 1) else { return nil }
    let first = nth > 0 ? start : start.adding(months: 1)
    let weeks = nth > 0 ? nth - 1 : nth
    let day = first.next(weekday: weekday).adding(days: weeks * CivilDate.daysInWeek)
    return day.month == month ? day : nil
  }

  /// Two Sundays from now: the second Sunday after today.
  private static func countedWeekday(_ slots: DateSlots, after today: CivilDate) -> CivilDate? {
    guard let count = slots.integer("count"), let weekday = slots.integer("weekday"), count > 0
    else { return nil }
    let first = today.adding(days: 1).next(weekday: weekday)
    return first.adding(days: (count - 1) * CivilDate.daysInWeek)
  }

  /// Mondays to Fridays count.
  private static func workingDay(_ count: Int, direction: Int, from today: CivilDate) -> CivilDate {
    let step = direction.signum()
    let (weeks, rest) = (min(count, 100_000) / 5, count % 5)
    var date = today.adding(days: weeks * CivilDate.daysInWeek * step)
    for _ in 0..<rest {
      repeat { date = date.adding(days: step) } while date.weekday > 5
    }
    return date
  }
}
