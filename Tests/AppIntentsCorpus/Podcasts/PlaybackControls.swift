// SPDX-License-Identifier: Apache-2.0

import AppIntents

// MARK: - Pause, resume, toggle

struct PausePlaybackIntent: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Pause Podcast"
  static let openAppWhenRun = false
  static let authenticationPolicy = IntentAuthenticationPolicy.alwaysAllowed

  @MainActor
  func perform() async throws -> some IntentResult {
    Player.shared.pause()
    return .result()
  }
}

struct ResumePlaybackIntent: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Resume Podcast"
  static let description: IntentDescription? = "Goes on where you left off."
  static let openAppWhenRun: Bool = false
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @MainActor
  func perform() throws -> some IntentResult & ProvidesDialog {
    try Player.shared.resume()
    return .result(dialog: "Going on.")
  }
}

struct TogglePlaybackIntent: AppIntent {
  static let title: LocalizedStringResource = "Play or Pause"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult {
    try await Player.shared.toggle()
    return .result()
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
extension TogglePlaybackIntent: AudioPlaybackIntent {}

// MARK: - Skipping and speed

struct SkipIntent: AudioPlaybackIntent {
  enum Direction: String, AppEnum {
    case forward, backward

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Direction"
    static let caseDisplayRepresentations: [Direction: DisplayRepresentation] = [
      .forward: "forward", .backward: "backward",
    ]
  }

  static let title: LocalizedStringResource = "Skip"

  static var parameterSummary: some ParameterSummary {
    Summary("Skip \(\.$direction) by \(\.$interval)")
  }

  @Parameter(title: "Direction", default: .forward)
  var direction: Direction

  @Parameter(
    title: "Interval", defaultValue: 30, defaultUnit: .seconds, supportsNegativeNumbers: false)
  var interval: Measurement<UnitDuration>

  init() {}

  init(direction: Direction) {
    self.direction = direction
  }

  func perform() async throws -> some IntentResult {
    let seconds = interval.converted(to: .seconds).value
    await Player.shared.skip(by: direction == .forward ? seconds : -seconds)
    return .result()
  }
}

struct SetSpeedIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Speed"

  @Parameter(title: "Speed", default: 1.0, controlStyle: .slider, inclusiveRange: (0.5, 3.0))
  var speed: Double

  @MainActor
  func perform() -> some IntentResult & ReturnsValue<Double> {
    Player.shared.speed = speed
    return .result(value: speed)
  }
}
