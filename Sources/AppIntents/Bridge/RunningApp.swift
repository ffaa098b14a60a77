// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The app whose code runs now: what it was given, and how it may ask.
struct RunningApp: Sendable {
  @TaskLocal static var current: RunningApp?

  /// The user's language and habits; the process's own outside of all apps.
  static var locale: Locale {
    guard let current else { return .current }
    return Locale(identifier: RequestContext.current?.locale ?? current.wording.language)
  }

  /// Its texts in the user's language.
  var wording: Wording

  /// What it has registered for this folder of data.
  var dependencies: AppDependencyManager

  /// The request it works on; nil while it is only looked at or opened.
  var request: RunningRequest?

  /// The texts of the app that runs; of none outside of all.
  static var wording: Wording { current?.wording ?? Wording(language: "en") }
}
