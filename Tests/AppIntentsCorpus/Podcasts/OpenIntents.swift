// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

#if canImport(UIKit)
  import UIKit
#endif

struct OpenShowIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Show"

  @Parameter(title: "Show")
  var target: ShowEntity

  init() {}

  init(target: ShowEntity) {
    self.target = target
  }

  @MainActor
  func perform() async throws -> some IntentResult {
    Router.shared.open(.show(target.id))
    return .result()
  }
}

#if !os(macOS) && !os(watchOS)
  /// The scene that shows the library handles this one, so there is nothing to perform here.
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  struct OpenSectionIntent: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Open Section"

    @Parameter(title: "Section", requestValueDialog: "Which section?")
    var target: LibrarySection
  }
#endif

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
struct OpenShowWebsiteIntent: AppIntent {
  static let title: LocalizedStringResource = "Open Show’s Website"

  @Parameter(title: "Show")
  var show: ShowEntity

  func perform() async throws -> some IntentResult & OpensIntent {
    guard let url = URL(string: "https://podcasts.example.com/shows/\(show.id)") else {
      throw PodcastError.noEpisodes(of: show.title)
    }
    return .result(opensIntent: OpenURLIntent(url))
  }
}

@available(iOS 18.2, macOS 15.2, watchOS 11.2, tvOS 18.2, visionOS 2.2, *)
struct GetShowLinkIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Link to Show"

  @Parameter(title: "Show")
  var show: ShowEntity

  func perform() async throws
    -> some IntentResult & ReturnsValue<URL> & OpensIntent & ProvidesDialog
  {
    guard let url = await PodcastLibrary.shared.shows(for: [show.id]).first?.website else {
      throw PodcastError.episodeNotFound
    }
    return .result(value: url, opensIntent: OpenURLIntent(url), dialog: "Here is \(show.title).")
  }
}

struct SurpriseMeIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Me Something New"
  static var openAppWhenRun: Bool { true }

  func perform() async throws -> some IntentResult & OpensIntent {
    guard let show = await PodcastLibrary.shared.allShows.first(where: { !$0.isFollowed }) else {
      throw PodcastError.episodeNotFound
    }
    return .result(opensIntent: OpenShowIntent(target: ShowEntity(show)))
  }
}
