// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension DateComponents: _IntentValue {
  public static var _traits: _ValueTraits<DateComponents> {
    _ValueTraits(
      .date, read: { $0.literal?.dateComponents }, write: { .literal(Literal($0)) })
  }
}

extension Date: _IntentValue {
  /// A day means its midnight. A time without a day means the next moment with that time.
  public static var _traits: _ValueTraits<Date> {
    _ValueTraits(
      .date, read: { $0.literal?.dateComponents.flatMap(date) },
      write: { date in
        let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]
        var components = Calendar.current.dateComponents(parts, from: date)
        if components.hour == 0, components.minute == 0 {
          (components.hour, components.minute) = (nil, nil)
        }
        return .literal(Literal(components))
      })
  }

  private static func date(_ components: DateComponents) -> Date? {
    let calendar = Calendar.current
    guard components.year == nil else { return calendar.date(from: components) }
    let now = RequestContext.current?.now ?? Date()
    return calendar.nextDate(after: now, matching: components, matchingPolicy: .nextTime)
  }
}
