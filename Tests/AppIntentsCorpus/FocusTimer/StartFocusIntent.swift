// SPDX-License-Identifier: Apache-2.0

import AppIntents

@available(iOS 17.0, *)
struct StartFocusIntent: LiveActivityIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Start Focus Session"
  static var description: IntentDescription? {
    IntentDescription(
      "Starts the timer and shows it on the Lock Screen.", categoryName: "Timer",
      searchKeywords: ["pomodoro", "timer"], resultValueName: "Session")
  }

  static var parameterSummary: some ParameterSummary {
    When(\.$preset, .hasAnyValue) {
      Summary("Focus with \(\.$preset)")
    } otherwise: {
      Summary("Focus for \(\.$length)") {
        \.$preset
      }
    }
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$preset, \.$length)) { preset, length in
      DisplayRepresentation(
        title: "Focus with \(preset?.name ?? "the timer")",
        subtitle: "\(Int(length.converted(to: .minutes).value)) minutes")
    }
  }

  @Parameter(title: "Preset")
  var preset: PresetEntity?

  @Parameter(
    title: "Length", description: "How long you want to focus.", defaultValue: 25,
    defaultUnit: .minutes, supportsNegativeNumbers: false)
  var length: Measurement<UnitDuration>

  init() {}

  init(preset: PresetEntity) {
    self.preset = preset
  }

  func perform() async throws -> some IntentResult & ReturnsValue<SessionEntity> & ProvidesDialog {
    let minutes = preset?.minutes ?? Int(length.converted(to: .minutes).value)
    let session = try await TimerModel.shared.start(preset?.name ?? "Focus", minutes: minutes)
    return .result(
      value: SessionEntity(session),
      dialog: IntentDialog("Focus for \(minutes) minutes."))
  }
}

@available(iOS 26.4, macOS 26.4, watchOS 26.4, tvOS 26.4, visionOS 26.4, *)
struct ExtendFocusIntent: AppIntent {
  static let title: LocalizedStringResource = "Extend Focus Session"
  static let supportedModes: IntentModes = .background

  @Parameter(title: "Extra Time", default: .seconds(300))
  var extra: Duration

  @Parameter(title: "Break Afterwards", defaultUnit: .minutes)
  var pause: Duration?

  static var parameterSummary: some ParameterSummary {
    Summary("Go on for \(\.$extra)") {
      \.$pause
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Duration> {
    let seconds = extra.components.seconds
    try await TimerModel.shared.extend(by: Int(seconds / 60))
    return .result(value: extra + (pause ?? .zero))
  }
}
