// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A day and a time of day, in no time zone: what a wall calendar and a clock beside it show.
struct CivilMoment: Hashable, Sendable {
  var date: CivilDate
  var time: ClockTime

  init(date: CivilDate, time: ClockTime) { (self.date, self.time) = (date, time) }

  /// What calendar and clock show at a moment in a time zone.
  init(_ moment: Date, in timeZone: TimeZone) {
    let seconds = Int(moment.timeIntervalSince1970.rounded(.down))
    let local = seconds + timeZone.secondsFromGMT(for: moment)
    time = ClockTime(seconds: local)
    date = CivilDate(number: (local - time.seconds) / ClockTime.secondsInDay)
  }

  /// The calendar's units first, then the clock's.
  func adding(_ span: CalendarSpan) -> Self {
    let day = date.adding(months: span.wholeMonths)
    let seconds = time.seconds + span.secondsBesideMonths
    let time = ClockTime(seconds: seconds)
    let days = (seconds - time.seconds) / ClockTime.secondsInDay
    return Self(date: day.adding(days: days), time: time)
  }
}

extension CivilMoment: CustomStringConvertible {
  /// ISO 8601: `2016-11-07T22:00:00`.
  var description: String { "\(date)T\(time)" }
}
