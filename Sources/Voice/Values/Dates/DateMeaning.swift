// SPDX-License-Identifier: Apache-2.0

/// One meaning of words about time, and how to calculate it.
///
/// The patterns of a language are listed under the names of the meanings. Their values come in
/// slots.
struct DateMeaning: Sendable {
  /// Calculates the value from the slots; nil if they give none, such as 30 February.
  typealias Resolve = @Sendable (_ slots: DateSlots, _ now: CivilMoment) -> DateValue?

  /// The name in a language's file.
  let name: String

  /// The category under which other patterns can include it.
  let category: DateCategory

  let resolve: Resolve

  init(_ name: String, _ category: DateCategory, _ resolve: @escaping Resolve) {
    self.name = name
    self.category = category
    self.resolve = resolve
  }

  /// All meanings by their names.
  static let all = Dictionary(
    uniqueKeysWithValues: (days + weekdays + spans + clocks + moments).map { ($0.name, $0) })
}

extension DateMeaning {
  /// Meanings of a day together with a time.
  static let moments = [
    DateMeaning("DayPart", .daypart) { slots, now in
      let date = slots.date("date") ?? now.date.adding(days: slots.integer("days") ?? 0)
      return slots.hours("part").map { .dayPart(date, $0) }
    },
    DateMeaning("DateAndTime", .datetime) { slots, now in
      guard let time = slots.time("time") ?? clock(slots),
        let date = slots.date("date") ?? monthDay(slots, after: now.date)
      else { return nil }
      return .moment(CivilMoment(date: date, time: time))
    },
    DateMeaning("DayPartAndTime", .datetime) { slots, _ in
      guard let time = slots.time("time") ?? clock(slots), let part = slots.dayPart("daypart")
      else { return nil }
      let date = slots.date("date") ?? part.date
      return .moment(moment(time.moved(into: part.hours), in: part.hours, of: date))
    },
    DateMeaning("EndOfDay", .datetime) { slots, now in
      let last = ClockTime(seconds: -1)
      return .moment(CivilMoment(date: slots.date("date") ?? now.date, time: last))
    },
    DateMeaning("Now", .datetime) { _, now in .moment(now) },
  ]

  /// Creates a moment; one o'clock tonight is already tomorrow.
  private static func moment(
    _ time: ClockTime, in part: Range<Int>, of date: CivilDate
  ) -> CivilMoment {
    let isAfterMidnight = !part.contains(time.hour) && part.contains(time.hour + 24)
    return CivilMoment(date: date.adding(days: isAfterMidnight ? 1 : 0), time: time)
  }
}

extension DateMeaning {
  /// Meanings of times of day. `part` moves an hour on the clock's face into its half of the day.
  private static let clocks = [
    DateMeaning("Clock", .clock) { slots, _ in
      clock(slots).map { .time($0) }
    },
    DateMeaning("CompactClock", .clock) { slots, _ in
      guard let digits = slots.integer("digits") else { return nil }
      return ClockTime(hour: digits / 100, minute: digits % 100).map { .time($0.moved(by: slots)) }
    },
    DateMeaning("MinutesFromClock", .clock) { slots, _ in
      guard let minutes = slots.integer("minutes"), let clock = slots.time("clock") ?? clock(slots)
      else { return nil }
      let seconds = minutes * 60 * (slots.integer("direction") ?? 1)
      return .time(ClockTime(seconds: clock.seconds + seconds))
    },
    DateMeaning("Time", .time) { slots, _ in
      (slots.time("clock") ?? clock(slots)).map { .time($0.moved(by: slots)) }
    },
  ]

  static func clock(_ slots: DateSlots) -> ClockTime? {
    guard let hour = slots.integer("hour") else { return nil }
    let time = ClockTime(
      hour: hour, minute: slots.integer("minute") ?? 0, second: slots.integer("second") ?? 0)
    return time?.moved(by: slots)
  }
}

extension ClockTime {
  /// Moves the time into the part of the day that was said, if any.
  fileprivate func moved(by slots: DateSlots) -> Self {
    slots.hours("part").map(moved) ?? self
  }
}

extension DateMeaning {
  /// Meanings of days by their date. `years` and `months` count from the present one.
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

  /// A month and a day. Without a year it is the next such day, which may be today.
  private static func monthDay(_ slots: DateSlots, after today: CivilDate) -> CivilDate? {
    guard let month = slots.integer("month"), let day = slots.integer("day") else { return nil }
    if let year = year(slots, near: today) {
      return CivilDate(year: year, month: month, day: day)
    }
    // Eight years always include a leap day, even around a year such as 1900.
    let dates = (0...8).lazy.compactMap {
      CivilDate(year: today.year + $0, month: month, day: day)
    }
    return dates.first { $0 >= today }
  }

  /// A year by its number, or counted from the present year.
  static func year(_ slots: DateSlots, near today: CivilDate) -> Int? {
    if let years = slots.integer("years") { return today.year + years }
    return slots.integer("year").map { fullYear($0, near: today) }
  }

  /// A year of two digits is at most twenty years ahead, otherwise in the past.
  private static func fullYear(_ year: Int, near today: CivilDate) -> Int {
    guard year < 100 else { return year }
    let sameCentury = today.year / 100 * 100 + year
    if sameCentury > today.year + 20 { return sameCentury - 100 }
    return sameCentury + 100 <= today.year + 20 ? sameCentury + 100 : sameCentury
  }

  /// A day of a month counted from this one, or the next such day.
  private static func dayOfMonth(_ slots: DateSlots, after today: CivilDate) -> CivilDate? {
    guard let day = slots.integer("day") else { return nil }
    if let months = slots.integer("months") {
      return date(day: day, monthsFromNow: months, today)
    }
    return (0...2).lazy.compactMap { date(day: day, monthsFromNow: $0, today) }
      .first { $0 >= today }
  }

  /// Nil if the month has no such day.
  static func date(day: Int, monthsFromNow months: Int, _ today: CivilDate) -> CivilDate? {
    let month = today.adding(months: months)
    return CivilDate(year: month.year, month: month.month, day: day)
  }
}

extension DateMeaning {
  /// Meanings of days by their weekday, 1 for Monday. `weeks` and `months` count from the present
  /// one.
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

  /// A weekday in a week counted from this one, where weeks begin on Monday. Without a week it is
  /// the next such day, which may be today.
  private static func weekday(_ weekday: Int, inWeek weeks: Int?, _ today: CivilDate) -> CivilDate {
    guard let weeks else { return today.next(weekday: weekday) }
    return today.startOfWeek.adding(days: weeks * CivilDate.daysInWeek + weekday - 1)
  }

  /// Finds a day such as Friday the 13th, in this month or the next that has one.
  private static func weekdayAndDay(_ slots: DateSlots, after today: CivilDate) -> CivilDate? {
    guard let weekday = slots.integer("weekday"), let day = slots.integer("day") else { return nil }
    // Within four years every day of a month falls on every weekday.
    return (0...48).lazy.compactMap { date(day: day, monthsFromNow: $0, today) }
      .first { $0.weekday == weekday }
  }

  /// Finds a day such as the first Friday of July, or of a month counted from this one. A negative
  /// number counts from the month's end.
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

  /// Counts weekdays after today: "two Sundays from now" is the second Sunday after today.
  private static func countedWeekday(_ slots: DateSlots, after today: CivilDate) -> CivilDate? {
    guard let count = slots.integer("count"), let weekday = slots.integer("weekday"), count > 0
    else { return nil }
    let first = today.adding(days: 1).next(weekday: weekday)
    return first.adding(days: (count - 1) * CivilDate.daysInWeek)
  }

  /// Counts working days, which are Mondays to Fridays.
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
