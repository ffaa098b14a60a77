// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// An action as its table holds it.
struct ActionRow {
  /// The intent, or the type of an activity.
  var intent: String
  var isActivity: Bool

  /// The values, or the activity.
  var arguments: String

  init(_ action: Action) throws {
    switch action {
    case .request(let request, let values):
      (intent, isActivity) = (request.rawValue, false)
      arguments = try DonatedValues.text(values)
    case .activity(let activity):
      (intent, isActivity) = (activity.type, true)
      arguments = try StoredJSON.text(activity)
    }
  }
}
