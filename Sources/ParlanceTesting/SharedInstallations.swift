// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import Intents
import Samples
import Synchronization

/// The shipped apps in each language, loaded, compiled and opened once for all stages of a process.
enum SharedInstallations {
  struct Shared: Sendable {
    var outcome: InstallationLoader.Outcome
    /// The names each app teaches when it is opened, by kind.
    var taught: [AppID: [String: [String]]]
    /// The names of things that each app gives, by list.
    var names: [AppID: [String: [Vocabulary.Entry]]]
  }

  private static let known = Mutex<[String: Lazy<Shared>]>([:])

  static func shared(locale: String) -> Shared {
    // It is loaded outside of the lock: whoever wants another language need not wait for it.
    known.withLock { known in
      if let shared = known[locale] { return shared }
      let shared = Lazy { load(locale: locale) }
      known[locale] = shared
      return shared
    }.value
  }

  private static func load(locale: String) -> Shared {
    let folder = ScratchPlace.folder.appending(path: "parlance-opening-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let loader = InstallationLoader(
      vocabulary: Stage.vocabulary, apps: Stage.shippedApps,
      domainIntents: SiriKitDomains.intents, container: { folder.appending(path: $0.rawValue) })
    let outcome = loader.load(locale: locale)
    return Shared(
      outcome: outcome, taught: loader.openedNames(locale: locale),
      names: loader.toldNames(locale: locale))
  }
}

extension InstallationLoader {
  /// A function that asks an app again for the names of its user's things.
  func renewing(
    locale: String
  ) -> @Sendable (AppID) async -> [String: [Vocabulary.Entry]]? {
    { [self] id in
      guard let app = apps.first(where: { $0.id == id }) else { return nil }
      return try? await app.names(
        container: container(id), wording: wording(of: id, locale: locale)
      ).lists
    }
  }

  /// Opens each app, and returns the names it teaches by kind.
  func openedNames(locale: String) -> [AppID: [String: [String]]] {
    var taught: [AppID: [String: [String]]] = [:]
    for app in apps {
      let wording = wording(of: app.id, locale: locale)
      let names = (try? app.open(container: container(app.id), wording: wording)) ?? [:]
      for (kind, names) in names { taught[app.id, default: [:]][kind.rawValue] = names }
    }
    return taught
  }

  /// Asks each app for the names of its user's things.
  func toldNames(locale: String) -> [AppID: [String: [Vocabulary.Entry]]] {
    var told: [AppID: [String: [Vocabulary.Entry]]] = [:]
    for app in apps {
      let (container, wording) = (container(app.id), wording(of: app.id, locale: locale))
      let names = waiting { try? await app.names(container: container, wording: wording) }
      if let lists = names?.lists, !lists.isEmpty { told[app.id] = lists }
    }
    return told
  }
}
