// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct DeleteEpisodesIntent: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Episodes"

  @Parameter(title: "Episodes")
  var entities: [EpisodeEntity]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation()
    let count = await PodcastLibrary.shared.remove(entities.map(\.id))
    return .result(dialog: "Deleted \(count) episodes.")
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
struct CleanUpLibraryIntent: AppIntent {
  static let title: LocalizedStringResource = "Clean Up Library"
  static let supportedModes: IntentModes = [.background]

  @Dependency
  var library: PodcastLibrary

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
    let unplayed = await library.unplayedEpisodes.map(\.id)
    let markPlayed = Option(title: "Mark \(unplayed.count) as played")
    let remove = IntentChoiceOption(title: "Remove them", style: .destructive)

    let choice = try await requestChoice(
      between: [markPlayed, remove, .cancel], dialog: "What about the unplayed episodes?")

    if choice.style == .destructive {
      await library.remove(unplayed)
      return .result(value: unplayed.count, dialog: "Removed.")
    } else {
      await library.markPlayed(unplayed)
      return .result(value: unplayed.count, dialog: "Marked as played.")
    }
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
struct DownloadEpisodesIntent: AppIntent, ProgressReportingIntent {
  static let title: LocalizedStringResource = "Download Episodes"
  static let description = IntentDescription(
    "Downloads episodes, so that they can be heard anywhere.", categoryName: "Library",
    resultValueName: "Downloaded Episodes")
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Parameter(title: "Episodes", description: "All that have not been heard, if none are given.")
  var episodes: [EpisodeEntity]?

  func perform() async throws -> some IntentResult & ReturnsValue<[EpisodeEntity]> {
    let library = PodcastLibrary.shared
    let unplayed = await library.unplayedEpisodes.map(EpisodeEntity.init)
    let wanted = episodes ?? unplayed

    progress.totalUnitCount = Int64(wanted.count)
    for episode in wanted {
      try await library.download(episode.id)
      progress.completedUnitCount += 1
    }

    if systemContext.currentMode.canContinueInForeground {
      try await continueInForeground(alwaysConfirm: false)
      await Router.shared.open(.downloads)
    }
    return .result(value: wanted)
  }
}
