// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import Synchronization

/// The installation in each language, loaded once for many workspaces with the same apps.
final class SharedInstallations: Sendable {
  private let known = Mutex<[String: InstallationLoader.Outcome]>([:])

  /// The outcome that the loader itself would give.
  func load(_ loader: InstallationLoader, _ locale: String) -> InstallationLoader.Outcome {
    // Without indexes the installation includes the templates.
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
