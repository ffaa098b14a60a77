// SPDX-License-Identifier: Apache-2.0

import AppIntents
import ParlanceTesting

/// A bakery whose oven takes its time, and which asks when the bread is done.
enum Bakery {
  static let baking = Duration.seconds(30)

  static func app(clock: ManualClock) -> ShortcutsApp {
    ShortcutsApp("Bakery", shortcuts: BakeryShortcuts.self) { _ in
      AppDependencyManager.shared.add(dependency: Oven(clock: clock))
    }
  }
}

struct Oven: Sendable {
  let clock: ManualClock

  func bake() async throws { try await clock.sleep(for: Bakery.baking) }
}

struct BakeIntent: AppIntent {
  static let title: LocalizedStringResource = "Bake"
  @Dependency private var oven: Oven

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await oven.bake()
    try await requestConfirmation(dialog: "The bread is done. Take it out?")
    return .result(dialog: "It smells good.")
  }
}

struct KneadIntent: AppIntent {
  static let title: LocalizedStringResource = "Knead"
  @Parameter(title: "Minutes", inclusiveRange: (1, 60), requestValueDialog: "For how many minutes?")
  var minutes: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Kneaded for \(minutes) minutes.")
  }
}

struct RestIntent: AppIntent {
  static let title: LocalizedStringResource = "Rest"
  @Parameter(title: "Time", defaultUnit: .minutes, requestValueDialog: "How long?")
  var time: Measurement<UnitDuration>

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(Int(time.converted(to: .seconds).value)) seconds.")
  }
}

struct BakeryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BakeIntent(), phrases: ["Bake in \(.applicationName)"], shortTitle: "Bake",
      systemImageName: "oven")
    AppShortcut(
      intent: KneadIntent(), phrases: ["Knead in \(.applicationName)"], shortTitle: "Knead",
      systemImageName: "hand.raised")
    AppShortcut(
      intent: RestIntent(), phrases: ["Rest in \(.applicationName)"], shortTitle: "Rest",
      systemImageName: "moon")
  }
}
