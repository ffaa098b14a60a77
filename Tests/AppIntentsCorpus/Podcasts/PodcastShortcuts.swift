// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct PodcastShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .purple

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PlayLatestEpisodeIntent(),
      phrases: [
        "Play \(\.$show) in \(.applicationName)",
        "Play the latest \(.applicationName) episode",
      ],
      shortTitle: "Play Latest",
      systemImageName: "play.circle")
    AppShortcut(
      intent: ResumePlaybackIntent(),
      phrases: ["Resume \(.applicationName)"],
      shortTitle: "Resume",
      systemImageName: "playpause")
    AppShortcut(
      intent: OpenShowIntent(),
      phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open Show",
      systemImageName: "mic")
    if #available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *) {
      AppShortcut(
        intent: WhatIsPlayingIntent(),
        phrases: ["What’s playing in \(.applicationName)"],
        shortTitle: "What’s Playing",
        systemImageName: "waveform")
    }
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [
      "Play music",
      "Open the harbour map",
      NegativeAppShortcutPhrase("Resume the film"),
    ])
  }
}

/// Tells the system what was done by hand, so that it may suggest it.
enum Donations {
  static func didFollow(_ show: ShowEntity) {
    FollowShowIntent(show: show).donate()
    PodcastShortcuts.updateAppShortcutParameters()
  }

  static func didPlay(_ episode: EpisodeEntity) async throws -> IntentDonationIdentifier {
    try await PlayEpisodeIntent(episode: episode).donate()
  }

  static func didFinish(_ episode: EpisodeEntity) async throws {
    try await PlayEpisodeIntent(episode: episode).donate(result: .result(value: episode))
  }

  static func didPause() async throws {
    try await IntentDonationManager.shared.donate(intent: PausePlaybackIntent())
  }

  static func forgetEverything() async throws -> Int {
    let removed = try await IntentDonationManager.shared.deleteDonations(
      matching: .intentType(PlayEpisodeIntent.self))
    return removed.count
  }
}
