// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// The current playback. There is one, and it lives on the main actor.
@MainActor
final class Player {
  static let shared = Player()

  private(set) var current: EpisodeEntity?
  private(set) var isPlaying = false
  private(set) var position: TimeInterval = 0
  private(set) var sleepsAt: Date?
  var speed = 1.0

  private init() {}

  func play(_ episode: EpisodeEntity, speed: Double) {
    current = episode
    self.speed = speed
    position = 0
    isPlaying = true
  }

  func pause() { isPlaying = false }

  func resume() throws {
    guard current != nil else { throw PodcastError.nothingPlaying }
    isPlaying = true
  }

  func toggle() throws {
    if isPlaying { pause() } else { try resume() }
  }

  func skip(by seconds: TimeInterval) { position = max(0, position + seconds) }

  func sleep(at date: Date?) { sleepsAt = date }
}

@MainActor
final class Router {
  enum Route: Hashable, Sendable {
    case show(Show.ID)
    case section(LibrarySection)
    case search(String)
    case downloads
  }

  static let shared = Router()

  private(set) var path: [Route] = []

  func open(_ route: Route) { path = [route] }
}

enum PodcastError: Error, CustomLocalizedStringResourceConvertible {
  case nothingPlaying
  case episodeNotFound
  case noEpisodes(of: String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .nothingPlaying: "Nothing is playing."
    case .episodeNotFound: "That episode is gone."
    case .noEpisodes(let show): "There are no episodes of \(show)."
    }
  }
}

enum AppSetup {
  /// Called when the app has launched, before any intent runs.
  static func registerDependencies() {
    AppDependencyManager.shared.add(dependency: PodcastLibrary.shared)
  }
}
