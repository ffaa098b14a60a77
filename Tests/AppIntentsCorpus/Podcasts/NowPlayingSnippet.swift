// SPDX-License-Identifier: Apache-2.0

import AppIntents

#if canImport(SwiftUI)
  import SwiftUI
#endif

struct NowPlayingView: View {
  let title: String
  let isPlaying: Bool
  let progress: Double

  var body: some View {
    VStack {
      Text(title)
        .font(.headline)
        .lineLimit(1)
      ProgressView(value: progress)
      HStack {
        Button(intent: SkipIntent(direction: .backward)) {
          Image(systemName: "gobackward")
            .accessibilityLabel("Skip back")
        }
        Button(intent: ToggleFromSnippetIntent()) {
          Label(
            isPlaying ? "Pause" : "Play",
            systemImage: isPlaying ? "pause.fill" : "play.fill")
        }
        Spacer()
        Button("Stop", intent: PausePlaybackIntent())
      }
    }
    .padding()
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
struct NowPlayingSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Now Playing"
  static let isDiscoverable = false

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let player = Player.shared
    let length = player.current?.length.converted(to: .seconds).value ?? 1
    return .result(
      view: NowPlayingView(
        title: player.current?.title ?? "Nothing", isPlaying: player.isPlaying,
        progress: min(1, player.position / length)))
  }
}

struct ToggleFromSnippetIntent: AppIntent {
  static let title: LocalizedStringResource = "Play or Pause from Snippet"
  static let isDiscoverable: Bool = false

  func perform() async throws -> some IntentResult {
    try await Player.shared.toggle()
    if #available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *) {
      NowPlayingSnippetIntent.reload()
    }
    return .result()
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
struct WhatIsPlayingIntent: AppIntent {
  static let title: LocalizedStringResource = "What’s Playing?"
  static let supportedModes: IntentModes = .background

  func perform() async throws
    -> some IntentResult & ReturnsValue<String> & ProvidesDialog & ShowsSnippetIntent
  {
    let name = await Player.shared.current?.title ?? "Nothing"
    return .result(
      value: name, dialog: "\(name) is playing.", snippetIntent: NowPlayingSnippetIntent())
  }
}
