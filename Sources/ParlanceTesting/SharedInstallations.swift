// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import Intents
import Samples
import Synchronization

/// The shipped apps in each language, read and compiled once for all stages of a process.
enum SharedInstallations {
  private static let outcomes = Mutex<[String: InstallationLoader.Outcome]>([:])

  static func outcome(locale: String) -> InstallationLoader.Outcome {
    outcomes.withLock { outcomes in
      if let known = outcomes[locale] { return known }
      let loader = InstallationLoader(
        vocabulary: Stage.vocabulary, apps: ShippedApps.all(timeZone: .gmt),
        domainIntents: SiriKitDomains.intents,
        container: { ScratchPlace.folder.appending(path: "nowhere/\($0.rawValue)") })
      let outcome = loader.load(locale: locale)
      outcomes[locale] = outcome
      return outcome
    }
  }
}
