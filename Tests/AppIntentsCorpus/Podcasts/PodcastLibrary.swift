// SPDX-License-Identifier: Apache-2.0

import Foundation

struct Show: Identifiable, Hashable, Sendable {
  let id: String
  var title: String
  var author: String
  var isFollowed: Bool

  var website: URL? { URL(string: "https://podcasts.example.com/shows/\(id)") }

  static let samples: [Show] = [
    Show(id: "harbour", title: "Harbour Lights", author: "Ines Duarte", isFollowed: true),
    Show(id: "compost", title: "The Compost Hour", author: "Tom Reed", isFollowed: true),
    Show(id: "byways", title: "Byways", author: "Mei Lindqvist", isFollowed: false),
  ]
}

struct Episode: Identifiable, Hashable, Sendable {
  let id: UUID
  let showID: Show.ID
  var title: String
  var published: Date
  var length: TimeInterval
  var isPlayed = false
  var isDownloaded = false

  static let samples: [Episode] = Show.samples.flatMap { show in
    (1...3).map { number in
      Episode(
        id: UUID(), showID: show.id, title: "\(show.title) #\(number)",
        published: Date(timeIntervalSinceReferenceDate: Double(number) * 604_800),
        length: Double(number) * 900)
    }
  }
}

/// Everything the listener follows and has heard.
actor PodcastLibrary {
  static let shared = PodcastLibrary()

  private(set) var allShows: [Show]
  private(set) var allEpisodes: [Episode]

  init(shows: [Show] = Show.samples, episodes: [Episode] = Episode.samples) {
    allShows = shows
    allEpisodes = episodes
  }

  var followedShows: [Show] { allShows.filter(\.isFollowed) }
  var unplayedEpisodes: [Episode] { allEpisodes.filter { !$0.isPlayed } }

  func shows(for ids: [Show.ID]) -> [Show] { allShows.filter { ids.contains($0.id) } }

  func shows(matching text: String) -> [Show] {
    allShows.filter { $0.title.localizedCaseInsensitiveContains(text) }
  }

  func episodes(for ids: [Episode.ID]) -> [Episode] { allEpisodes.filter { ids.contains($0.id) } }

  func episodes(matching text: String) -> [Episode] {
    allEpisodes.filter { $0.title.localizedCaseInsensitiveContains(text) }
  }

  func latestEpisode(of show: Show.ID) -> Episode? {
    allEpisodes.filter { $0.showID == show }.max { $0.published < $1.published }
  }

  func follow(_ id: Show.ID, _ follows: Bool) {
    guard let index = allShows.firstIndex(where: { $0.id == id }) else { return }
    allShows[index].isFollowed = follows
  }

  func markPlayed(_ ids: [Episode.ID], _ isPlayed: Bool = true) {
    for index in allEpisodes.indices where ids.contains(allEpisodes[index].id) {
      allEpisodes[index].isPlayed = isPlayed
    }
  }

  func download(_ id: Episode.ID) throws {
    guard let index = allEpisodes.firstIndex(where: { $0.id == id }) else {
      throw PodcastError.episodeNotFound
    }
    allEpisodes[index].isDownloaded = true
  }

  @discardableResult
  func remove(_ ids: [Episode.ID]) -> Int {
    let before = allEpisodes.count
    allEpisodes.removeAll { ids.contains($0.id) }
    return before - allEpisodes.count
  }
}
