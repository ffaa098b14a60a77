// SPDX-License-Identifier: Apache-2.0

/// The meaning of a text about time: a result, or a part of one.
enum DateValue: Hashable, Sendable {
  case number(Double)
  case span(CalendarSpan)
  /// A part of the day, in hours since midnight.
  case hours(Range<Int>)
  case date(CivilDate)
  case time(ClockTime)
  case moment(CivilMoment)
  /// A part of a day: tomorrow morning.
  case dayPart(CivilDate, Range<Int>)
}

extension DateValue: CustomStringConvertible {
  /// The value in ISO 8601, if that can express it.
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
