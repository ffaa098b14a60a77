// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Which request it is and when it is made.
struct RequestStamp: Hashable, Sendable {
  /// The same for one request however often it is asked.
  var id: UUID
  var date: Date

  /// Tells where a day of the user's begins.
  var calendar: Calendar

  init(_ intent: INIntent, timeZone: TimeZone?) {
    id = intent.identifier.flatMap(UUID.init) ?? UUID()
    date = RequestContext.current?.now ?? Date()
    calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
  }
}
