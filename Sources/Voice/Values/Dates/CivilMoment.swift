// SPDX-License-Identifier: Apache-2.0

/// A day and a time of day, in no time zone: what a wall calendar and a clock beside it show.
public struct CivilMoment: Hashable, Sendable {
  var date: CivilDate
  var time: ClockTime

  init(date: CivilDate, time: ClockTime) { (self.date, self.time) = (date, time) }

  /// Reads `2016-11-07T22:00:00`; seconds, or the whole time, may be left out, and what follows
  /// them is.
  public init?(iso text: String) {
    let numbers = text.prefix(19).split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 3,
      let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
    else { return nil }
    let clock = numbers.dropFirst(3) + [0, 0, 0]
    guard let time = ClockTime(hour: clock[3], minute: clock[4], second: clock[5]) else {
      return nil
    }
    self.init(date: date, time: time)
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
  public var description: String { "\(date)T\(time)" }
}
