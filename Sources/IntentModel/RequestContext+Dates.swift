// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension RequestContext {
  /// A day, a time or both in the user's language; empty where there is neither.
  package static func words(for components: DateComponents) -> String {
    var components = components
    (components.calendar, components.timeZone) = (nil, nil)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let isDay = components.year != nil
    guard isDay || components.hour != nil, let date = calendar.date(from: components) else {
      return ""
    }
    let style = Date.FormatStyle(
      date: isDay ? .long : .omitted, time: components.hour == nil ? .omitted : .shortened,
      locale: current.map { Locale(identifier: $0.locale) } ?? .current, calendar: calendar,
      timeZone: .gmt)
    return date.formatted(style)
  }

  /// A time in the user's language, with its day where that is another than today.
  package static func words(for date: Date) -> String {
    let locale = current.map { Locale(identifier: $0.locale) } ?? .current
    let isToday = Calendar.current.isDate(date, inSameDayAs: current?.now ?? Date())
    return date.formatted(
      Date.FormatStyle(date: isToday ? .omitted : .abbreviated, time: .shortened, locale: locale))
  }
}
