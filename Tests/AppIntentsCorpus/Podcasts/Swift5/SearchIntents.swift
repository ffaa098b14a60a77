// SPDX-License-Identifier: Apache-2.0

import AppIntents

@available(iOS 17.2, macOS 14.2, watchOS 10.2, tvOS 17.2, *)
struct SearchPodcastsIntent: ShowInAppSearchResultsIntent {
  static var title: LocalizedStringResource = "Search Podcasts"
  static var searchScopes: [StringSearchScope] = [.general]

  @Parameter(title: "Criteria")
  var criteria: StringSearchCriteria

  init() {}

  init(term: String) {
    criteria = StringSearchCriteria(term: term)
  }

  @MainActor
  func perform() async throws -> some IntentResult {
    Router.shared.open(.search(criteria.term))
    return .result()
  }
}

struct FindEpisodesIntent: AppIntent {
  static var title: LocalizedStringResource = "Find Episodes"
  static var description: IntentDescription? = "Finds episodes by their names."

  @Parameter(title: "Text", inputOptions: String.IntentInputOptions(capitalizationType: .words))
  var text: String

  @Parameter(title: "Only Unplayed", default: false)
  var onlyUnplayed: Bool

  func perform() async throws
    -> some IntentResult & ReturnsValue<[EpisodeEntity]> & ProvidesDialog
  {
    let found = await PodcastLibrary.shared.episodes(matching: text)
      .filter { !onlyUnplayed || !$0.isPlayed }
      .map(EpisodeEntity.init)
    guard let first = found.first else {
      return .result(value: found, dialog: "There is nothing called \(text).")
    }
    return .result(value: found, dialog: "Found \(found.count), the first being \(first.title).")
  }
}

@available(iOS 17.2, macOS 14.2, watchOS 10.2, tvOS 17.2, *)
struct SearchForShowIntent: AppIntent {
  static var title: LocalizedStringResource = "Search for More of a Show"

  @Parameter(title: "Show")
  var show: ShowEntity

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(
      opensIntent: SearchPodcastsIntent(term: show.title),
      dialog: "Looking for \(show.title).")
  }
}
