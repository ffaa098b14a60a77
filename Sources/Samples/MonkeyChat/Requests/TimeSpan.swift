// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// A stretch of time whose ends may be open.
struct TimeSpan: Hashable, Sendable {
  var start: Date?

  /// The first moment after it.
  var end: Date?

  func contains(_ date: Date) -> Bool {
    if let start, date < start { return false }
    if let end, date >= end { return false }
    return true
  }
}

extension TimeSpan {
  /// The span that a request says: a day lasts to its end, and a time without a day is today's.
  init(_ range: INDateComponentsRange, now: Date, calendar: Calendar) {
    let start = range.startDateComponents?.moment(now, calendar)
    let end = range.endDateComponents.flatMap { components -> Date? in
      let moment = components.moment(now, calendar)
      guard components.hour == nil else { return moment }
      return moment.flatMap { calendar.date(byAdding: .day, value: 1, to: $0) }
    }
    self.init(start: start, end: end)
  }
}

extension DateComponents {
  fileprivate func moment(_ now: Date, _ calendar: Calendar) -> Date? {
    guard day == nil else { return calendar.date(from: self) }
    return calendar.date(bySettingHour: hour ?? 0, minute: minute ?? 0, second: 0, of: now)
  }
}
