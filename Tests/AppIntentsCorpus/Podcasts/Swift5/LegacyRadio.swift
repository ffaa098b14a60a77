// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

final class RadioTuner {
  static let shared = RadioTuner()

  var station: String?
  var history: [String] = []

  func tune(to station: String) {
    self.station = station
    history.append(station)
  }
}

/// From the days of iOS 16.
struct StartRadioIntent: AudioStartingIntent {
  static var title: LocalizedStringResource = "Start Radio"
  static var description: IntentDescription = IntentDescription(
    "Tunes in to a station.", categoryName: "Radio", searchKeywords: ["tune", "FM"],
    resultValueName: "Station")
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
  static var openAppWhenRun: Bool { false }

  private struct StationOptions: DynamicOptionsProvider {
    func results() async throws -> [String] {
      ["Harbour FM", "Night Owl", "Radio Nord"]
    }
  }

  @Parameter(title: "Station", optionsProvider: StationOptions())
  var station: String

  static var parameterSummary: some ParameterSummary {
    Summary("Listen to \(\.$station)")
  }

  func perform() throws -> some IntentResult & ReturnsValue<String> {
    RadioTuner.shared.tune(to: station)
    return .result(value: station)
  }
}

struct StopRadioIntent: AppIntent {
  static var title: LocalizedStringResource = "Stop Radio"

  func perform() -> some IntentResult {
    RadioTuner.shared.station = nil
    return .result()
  }
}

extension StopRadioIntent: AudioPlaybackIntent {}

extension StartRadioIntent: PredictableIntent {
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$station)) { station in
      DisplayRepresentation(
        title: "Listen to \(station)",
        subtitle: ""
      )
    }
  }
}

struct RadioHistoryIntent: AppIntent {
  static var title: LocalizedStringResource = "Radio History"
  static var isDiscoverable = false

  @Parameter(title: "Most", default: 3)
  var limit: Int

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    .result(value: Array(RadioTuner.shared.history.suffix(limit)))
  }
}
