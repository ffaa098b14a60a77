// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct ShowEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Show"
  static let defaultQuery = ShowQuery()

  let id: String
  let title: String
  let author: String

  init(_ show: Show) {
    id = show.id
    title = show.title
    author = show.author
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(author)", image: .init(systemName: "mic.circle"))
  }
}

struct ShowQuery: EntityStringQuery {
  func entities(for identifiers: [ShowEntity.ID]) async throws -> [ShowEntity] {
    await PodcastLibrary.shared.shows(for: identifiers).map(ShowEntity.init)
  }

  func entities(matching string: String) async throws -> [ShowEntity] {
    await PodcastLibrary.shared.shows(matching: string).map(ShowEntity.init)
  }

  func suggestedEntities() async throws -> [ShowEntity] {
    await PodcastLibrary.shared.followedShows.map(ShowEntity.init)
  }
}

struct EpisodeEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Episode", numericFormat: "\(placeholder: .int) episodes")
  static let defaultQuery = EpisodeQuery()

  let id: UUID
  let showID: Show.ID

  @Property(title: "Title")
  var title: String

  @Property(title: "Published")
  var published: Date

  @Property(title: "Length")
  var length: Measurement<UnitDuration>

  @Property(title: "Played")
  var isPlayed: Bool

  init(_ episode: Episode) {
    id = episode.id
    showID = episode.showID
    title = episode.title
    published = episode.published
    length = Measurement(value: episode.length, unit: .seconds)
    isPlayed = episode.isPlayed
  }

  var minutes: Int { Int(length.converted(to: .minutes).value) }

  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(title)", subtitle: "\(minutes) min")
  }
}

struct EpisodeQuery: EntityQuery {
  @Dependency
  private var library: PodcastLibrary

  func entities(for identifiers: [EpisodeEntity.ID]) async throws -> [EpisodeEntity] {
    await library.episodes(for: identifiers).map(EpisodeEntity.init)
  }

  func suggestedEntities() async throws -> [EpisodeEntity] {
    await library.unplayedEpisodes.map(EpisodeEntity.init)
  }
}

enum LibrarySection: String, AppEnum {
  case upNext, shows, downloads

  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Section")
  static let caseDisplayRepresentations: [LibrarySection: DisplayRepresentation] = [
    .upNext: "Up Next",
    .shows: DisplayRepresentation(title: "Shows", image: .init(systemName: "square.stack")),
    .downloads: .init(title: "Downloads", subtitle: "Heard without a network"),
  ]
}
