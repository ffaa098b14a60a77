// SPDX-License-Identifier: Apache-2.0

/// The values that a pattern heard, by their names.
struct DateSlots: Hashable, Sendable {
  private var values: [String: DateValue] = [:]

  init(_ values: [String: DateValue] = [:]) { self.values = values }

  /// The slots with one more, which replaces an earlier one of the same name.
  func with(_ name: String, _ value: DateValue) -> Self {
    var slots = self
    slots.values[name] = value
    return slots
  }

  func number(_ name: String) -> Double? {
    guard case .number(let number) = values[name] else { return nil }
    return number
  }

  /// Nil also for a number that isn't whole.
  func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

  func span(_ name: String) -> CalendarSpan? {
    guard case .span(let span) = values[name] else { return nil }
    return span
  }

  func hours(_ name: String) -> Range<Int>? {
    guard case .hours(let hours) = values[name] else { return nil }
    return hours
  }

  func date(_ name: String) -> CivilDate? {
    guard case .date(let date) = values[name] else { return nil }
    return date
  }

  func time(_ name: String) -> ClockTime? {
    guard case .time(let time) = values[name] else { return nil }
    return time
  }

  func dayPart(_ name: String) -> (date: CivilDate, hours: Range<Int>)? {
    guard case .dayPart(let date, let hours) = values[name] else { return nil }
    return (date, hours)
  }
}
