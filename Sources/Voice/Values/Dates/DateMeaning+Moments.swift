// SPDX-License-Identifier: Apache-2.0

extension DateMeaning {
  /// A day and a time together.
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

  /// One o'clock tonight is already tomorrow.
  private static func moment(
    _ time: ClockTime, in part: Range<Int>, of date: CivilDate
  ) -> CivilMoment {
    let isAfterMidnight = !part.contains(time.hour) && part.contains(time.hour + 24)
    return CivilMoment(date: date.adding(days: isAfterMidnight ? 1 : 0), time: time)
  }
}
