// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// The identity of a request, and when it was made.
struct RequestStamp: Hashable, Sendable {
  /// The request's identifier: the same each time the same request comes in.
  var id: UUID
  var date: Date

  /// Decides where the user's days begin.
  var calendar: Calendar

  init(_ intent: INIntent, timeZone: TimeZone?) {
    id = intent.identifier.flatMap(UUID.init) ?? UUID()
    date = RequestContext.current?.now ?? Date()
    calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
  }
}
