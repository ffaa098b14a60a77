// SPDX-License-Identifier: Apache-2.0

/// What a stretch of text that speaks of time means: a result, or a part that makes one.
enum DateValue: Hashable, Sendable {
  case number(Double)
  case span(CalendarSpan)
  /// A part of the day, in hours since midnight.
  case hours(Range<Int>)
  case date(CivilDate)
  case time(ClockTime)
  case moment(CivilMoment)
  /// A part of one day: tomorrow morning.
  case dayPart(CivilDate, Range<Int>)
}

extension DateValue: CustomStringConvertible {
  /// In ISO 8601, where that has a way to write it.
  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .span(let span): "\(span)"
    case .hours(let hours): "\(hours)"
    case .date(let date): "\(date)"
    case .time(let time): "\(time)"
    case .moment(let moment): "\(moment)"
    case .dayPart(let date, let hours): "\(date) \(hours)"
    }
  }
}
