// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum PlaybackSpeed: String, CaseIterable, AppEnum {
  case slow
  case normal
  case fast

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Speed")
  }

  static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    [.slow: "Slow", .normal: "Normal", .fast: "Fast"]
  }

  var rate: Double {
    switch self {
    case .slow: 0.8
    case .normal: 1
    case .fast: 1.5
    }
  }
}

struct PlayEpisodeIntent: AudioPlaybackIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Play Episode"
  static let description = IntentDescription(
    "Plays an episode from its beginning.", categoryName: "Playback",
    searchKeywords: ["listen", "podcast"])

  static var parameterSummary: some ParameterSummary {
    Summary("Play \(\.$episode)") {
      \.$speed
    }
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(
      parameters: (\PlayEpisodeIntent.$episode, \PlayEpisodeIntent.$speed)
    ) { episode, speed in
      DisplayRepresentation(
        title: "Play \(episode.title)", subtitle: "\(speed.localizedStringResource)")
    }
    IntentPrediction(parameters: \PlayEpisodeIntent.$episode) { episode in
      DisplayRepresentation(title: "Play \(episode.title)")
    }
  }

  @Parameter(title: "Episode", requestValueDialog: "Which episode would you like to hear?")
  var episode: EpisodeEntity

  @Parameter(title: "Speed", default: .normal)
  var speed: PlaybackSpeed

  init() {}

  init(episode: EpisodeEntity, speed: PlaybackSpeed = .normal) {
    self.episode = episode
    self.speed = speed
  }

  func perform() async throws -> some IntentResult & ReturnsValue<EpisodeEntity> & ProvidesDialog {
    await Player.shared.play(episode, speed: speed.rate)
    return .result(value: episode, dialog: "Playing \(episode.title).")
  }
}

struct PlayLatestEpisodeIntent: AudioPlaybackIntent {
  static let title = LocalizedStringResource("Play Latest Episode")

  @Parameter(title: "Show")
  var show: ShowEntity?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let show else {
      throw $show.needsValueError("Which show's latest episode?")
    }
    guard let latest = await PodcastLibrary.shared.latestEpisode(of: show.id) else {
      throw PodcastError.noEpisodes(of: show.title)
    }
    await Player.shared.play(EpisodeEntity(latest), speed: 1)
    return .result(
      dialog: IntentDialog(
        full: "Playing \(latest.title), the latest of \(show.title).",
        supporting: "Playing \(latest.title)."))
  }
}
