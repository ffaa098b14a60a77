// SPDX-License-Identifier: Apache-2.0

import AppIntents

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Counts what the intents below were asked. Only ever touched from the app's own process.
final class SensorLog {
  static var shared = SensorLog()

  private var reads: [String: Int] = [:]

  subscript(name: String) -> Int {
    get { reads[name, default: 0] }
    set { reads[name] = newValue }
  }

  static func += (log: inout SensorLog, name: String) {
    log[name] += 1
  }
}

// MARK: - Intents that are classes

final class ReadSensor: AppIntent, @unchecked Sendable {
  static var title: LocalizedStringResource = "Read Sensor"
  static var description = IntentDescription("Says what a sensor measures.")

  @Parameter(title: "Sensor")
  var sensor: DeviceEntity

  init() {}

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let percent = await level(of: sensor)
    SensorLog.shared += sensor.name
    return .result(
      dialog: "\(sensor.name) says \(percent) percent.",
      view: SensorSnippet(name: sensor.name, percent: percent)
    )
  }

  private func level(of sensor: DeviceEntity) async -> Int {
    let device = await HomeStore.shared[sensor.id]
    return Int((device?.level.fraction ?? 0) * 100)
  }
}

final class ForgetReadings: AppIntent {
  static var title: LocalizedStringResource = "Forget Readings"
  static var isDiscoverable = false

  func perform() async throws -> some IntentResult {
    SensorLog.shared = SensorLog()
    return .result()
  }
}

// MARK: - Snippet

private struct SensorSnippet: View {
  let name: String
  let percent: Int

  var body: some View {
    VStack {
      Text(name)
        .font(.headline)
      Text("\(percent) percent")
        .foregroundStyle(.secondary)
    }
    .padding()
  }
}
