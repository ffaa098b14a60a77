// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import Synchronization

/// The installation in each language, loaded once for many workspaces with the same apps.
final class SharedInstallations: Sendable {
  private let known = Mutex<[String: Lazy<InstallationLoader.Outcome>]>([:])
  private let texts = Mutex<[String: Wording]>([:])

  /// The outcome that the loader itself would give.
  func load(_ loader: InstallationLoader, _ locale: String) -> InstallationLoader.Outcome {
    let key = loader.readsTemplates ? "\(locale) templates" : locale
    // It is loaded outside of the lock: other languages need not wait for it.
    let shared = known.withLock { known in
      if let outcome = known[key] { return outcome }
      var plain = loader
      (plain.userVocabulary, plain.taughtNames) = ([:], [:])
      let outcome = Lazy { [plain] in plain.load(locale: locale) }
      known[key] = outcome
      return outcome
    }
    var outcome = shared.value
    outcome.installation = loader.moving(outcome.installation)
    return outcome
  }

  /// The texts that the loader itself would give.
  func wording(of app: AppID, _ loader: InstallationLoader, _ locale: String) -> Wording {
    texts.withLock { texts in
      let key = "\(app) \(locale)"
      if let known = texts[key] { return known }
      let wording = loader.wording(of: app, locale: locale)
      texts[key] = wording
      return wording
    }
  }
}
