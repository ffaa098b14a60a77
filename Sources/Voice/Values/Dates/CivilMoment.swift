// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A day and a time of day without a time zone, as a calendar and a clock on a wall show them.
struct CivilMoment: Hashable, Sendable {
  var date: CivilDate
  var time: ClockTime

  init(date: CivilDate, time: ClockTime) { (self.date, self.time) = (date, time) }

  /// The day and time that people in a time zone see at a moment.
  init(_ moment: Date, in timeZone: TimeZone) {
    let seconds = Int(moment.timeIntervalSince1970.rounded(.down))
    let local = seconds + timeZone.secondsFromGMT(for: moment)
    time = ClockTime(seconds: local)
    date = CivilDate(number: (local - time.seconds) / ClockTime.secondsInDay)
  }

  /// Adds a span: first the units of the calendar, then those of the clock.
  func adding(_ span: CalendarSpan) -> Self {
    let day = date.adding(months: span.wholeMonths)
    let seconds = time.seconds + span.secondsBesideMonths
    let time = ClockTime(seconds: seconds)
    let days = (seconds - time.seconds) / ClockTime.secondsInDay
    return Self(date: day.adding(days: days), time: time)
  }
}

extension CivilMoment: CustomStringConvertible {
  /// The moment in ISO 8601: `2016-11-07T22:00:00`.
  var description: String { "\(date)T\(time)" }
}
