// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The app whose code is running: its texts, its dependencies, and the request it works on.
struct RunningApp: Sendable {
  @TaskLocal static var current: RunningApp?

  /// The user's locale; outside of every app, the locale of the process.
  static var locale: Locale {
    guard let current else { return .current }
    return Locale(identifier: RequestContext.current?.locale ?? current.wording.language)
  }

  /// Its texts in the user's language.
  var wording: Wording

  /// The values that it has registered for this folder of data.
  var dependencies: AppDependencyManager

  /// The request it works on; nil while the app is only being described or opened.
  var request: RunningRequest?

  /// The texts of the running app. Outside of every app there are none.
  static var wording: Wording { current?.wording ?? Wording(language: "en") }
}
