// SPDX-License-Identifier: Apache-2.0

import Dialog
public import IntentModel
import Voice

/// Finds App Shortcuts, places in apps and the user's things by words, in the apps that may be
/// used.
///
/// A search for an app's name finds the first of its App Shortcuts that stays in the background. A
/// search for other words finds everything that has each of them in its title, its description or
/// its keywords. Titles that begin with the searched words come first, then titles that contain
/// them, then all else. Among equals, App Shortcuts come before places and things, in the order of
/// the apps.
public struct SearchFinder: Sendable {
  private let installation: Installation
  private let device: Device
  private let activities: (any ActivityStore)?

  public init(_ installation: Installation, device: Device, activities: (any ActivityStore)?) {
    self.installation = installation
    self.device = device
    self.activities = activities
  }

  /// The results, the best first. Complexity: O(*n*) in the number of App Shortcuts, places and
  /// things.
  public func results(for words: String, _ count: Int) throws -> [SearchResult] {
    let query = SearchQuery(words, habits: installation.understander.habits)
    guard !query.isEmpty else { return [] }
    let found =
      apps.flatMap { shortcuts(of: $0, query) } + (try places(query))
      + apps.flatMap { things(of: $0, query) }
    // Swift's sort does not keep the order of equals.
    let sorted = found.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return sorted.prefix(count).map(\.element.result)
  }

  private typealias Found = (rank: SearchQuery.Rank, result: SearchResult)

  private var apps: [InstalledApp] {
    installation.apps.filter { device.lets($0.description.id) }
  }

  // MARK: App Shortcuts

  private func shortcuts(of app: InstalledApp, _ query: SearchQuery) -> [Found] {
    let shown = app.shortcuts.compactMap { result(for: $0, in: app) }
    let isNamed = app.description.names.contains { query.names($0.text) }
    if isNamed { return shown.prefix(1).map { (.first, $0) } }
    return shown.compactMap { result in
      let examples = result.step.action.intent.flatMap { app.description[$0]?.examples } ?? []
      return query.rank(of: result.title, in: examples).map { ($0, result) }
    }
  }

  /// Nil for a shortcut that opens its app.
  private func result(for shortcut: SpokenShortcut, in app: InstalledApp) -> SearchResult? {
    guard app.description[shortcut.intent]?.runsInBackground == true,
      let offer = app.offer(of: shortcut)
    else { return nil }
    return SearchResult(
      kind: .shortcut, title: offer.title, appName: app.description.displayName, step: offer.step)
  }

  // MARK: Places

  private func places(_ query: SearchQuery) throws -> [Found] {
    try (activities?.activities() ?? []).compactMap { step in
      guard case .activity(let place) = step.action,
        let app = apps.first(where: { $0.description.id == step.app })?.description,
        let title = place.title,
        let rank = query.rank(
          of: title, in: place.keywords + [place.details ?? ""] + app.names.map(\.text))
      else { return nil }
      let result = SearchResult(
        kind: .activity, title: title, details: place.details, appName: app.displayName, step: step)
      return (rank, result)
    }
  }

  // MARK: Things

  private func things(of app: InstalledApp, _ query: SearchQuery) -> [Found] {
    app.indexedLists.sorted().flatMap { list -> [Found] in
      guard let (intent, parameter) = taker(of: list, in: app) else { return [] }
      var seen: Set<String> = []
      return (app.taughtNames[list] ?? []).compactMap { value in
        guard let item = value.item, let rank = query.rank(of: item.display, in: []),
          seen.insert(item.id).inserted
        else { return nil }
        let step = ShortcutStep(
          app: app.description.id, action: .request(intent, [parameter: [.item(item)]]))
        let title = installation.naming(of: step)?.whole(installation.wording) ?? item.display
        return (
          rank,
          SearchResult(
            kind: .entity, title: title, appName: app.description.displayName, step: step)
        )
      }
    }
  }

  /// The intent and parameter for a found thing: an intent that opens it, otherwise the first of an
  /// App Shortcut that takes it.
  private func taker(
    of list: String, in app: InstalledApp
  ) -> (intent: IntentID, parameter: ParameterID)? {
    let intents = app.shortcuts.compactMap { app.description[$0.intent] }
    let takers = intents.compactMap { intent in
      intent.parameters.first { $0.listName == list && $0.isRequired }.map { (intent, $0.id) }
    }
    return (takers.first { !$0.0.runsInBackground } ?? takers.first).map { ($0.0.id, $0.1) }
  }
}
