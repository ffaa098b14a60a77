// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import Intents
import Samples
import Synchronization

/// The shipped apps in each language, read, compiled and opened once for all stages of a process.
enum SharedInstallations {
  struct Shared: Sendable {
    var outcome: InstallationLoader.Outcome
    /// The names each app teaches when it is opened, by kind.
    var taught: [AppID: [String: [String]]]
  }

  private static let known = Mutex<[String: Shared]>([:])

  static func shared(locale: String) -> Shared {
    known.withLock { known in
      if let shared = known[locale] { return shared }
      let shared = load(locale: locale)
      known[locale] = shared
      return shared
    }
  }

  private static func load(locale: String) -> Shared {
    let folder = ScratchPlace.folder.appending(path: "parlance-opening-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let loader = InstallationLoader(
      vocabulary: Stage.vocabulary, apps: ShippedApps.all(timeZone: .gmt),
      domainIntents: SiriKitDomains.intents, container: { folder.appending(path: $0.rawValue) })
    let outcome = loader.load(locale: locale)
    return Shared(outcome: outcome, taught: loader.taughtNames(locale: locale))
  }
}

extension InstallationLoader {
  /// Opens each app, and returns the names it teaches by kind.
  func taughtNames(locale: String) -> [AppID: [String: [String]]] {
    var taught: [AppID: [String: [String]]] = [:]
    for app in apps {
      let wording = wording(of: app.id, locale: locale)
      let names = (try? app.open(container: container(app.id), wording: wording)) ?? [:]
      for (kind, names) in names { taught[app.id, default: [:]][kind.rawValue] = names }
    }
    return taught
  }
}
