// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import Synchronization

/// What is installed in each language, read and compiled once for many workspaces of the same apps.
final class SharedInstallations: Sendable {
  private let known = Mutex<[String: InstallationLoader.Outcome]>([:])

  /// The same as the loader gives by itself.
  func load(_ loader: InstallationLoader, _ locale: String) -> InstallationLoader.Outcome {
    // Without their indexes they have their templates, too.
    let key = loader.indexes == nil ? "\(locale) templates" : locale
    var outcome = known.withLock { known in
      if let outcome = known[key] { return outcome }
      var plain = loader
      (plain.userVocabulary, plain.taughtNames) = ([:], [:])
      let outcome = plain.load(locale: locale)
      known[key] = outcome
      return outcome
    }
    outcome.installation = loader.moving(outcome.installation)
    return outcome
  }
}
