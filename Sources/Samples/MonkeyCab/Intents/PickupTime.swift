// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// When somebody wants to be picked up, as it was said.
struct PickupTime {
  private let components: DateComponents

  /// Nil where nothing was said.
  init?(_ heard: INDateComponentsRange?) {
    guard let components = heard?.startDateComponents ?? heard?.endDateComponents else {
      return nil
    }
    self.components = components
  }

  /// Whether only the day was said.
  var isVague: Bool { components.hour == nil }

  /// The moment; a time without a day is the next one.
  func date(after now: Date, timeZone: TimeZone?) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
    guard components.day == nil else { return calendar.date(from: components) }
    return calendar.nextDate(after: now, matching: components, matchingPolicy: .nextTime)
  }
}
