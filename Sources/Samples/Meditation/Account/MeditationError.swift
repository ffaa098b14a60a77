// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentModel

/// Why the app can't fulfil a request.
enum MeditationError: Error, CustomLocalizedStringResourceConvertible {
  case signedOut
  case nothingYet
  case exists(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .signedOut: "You’re signed out of Meditation. Open the app and sign in first."
    case .nothingYet: "There is no session to continue yet. Say “start meditation”."
    case .exists(let name): "There is a session called \(name) already. Choose another name."
    }
  }
}
