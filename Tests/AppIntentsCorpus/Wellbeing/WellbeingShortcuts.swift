// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct WellbeingShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .lime

  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartTrainingIntent(),
      phrases: [
        "Start a workout with \(.applicationName)",
        "Start a \(\.$workoutStyle) with \(.applicationName)",
      ],
      shortTitle: "Start Workout",
      systemImageName: "figure.run"
    )
    AppShortcut(
      intent: LogMealIntent(),
      phrases: [
        "Log a meal in \(.applicationName)",
        "Log \(\.$slot) in \(.applicationName)",
      ],
      shortTitle: "Log Meal",
      systemImageName: "fork.knife"
    )
    AppShortcut(
      intent: TakeMedicationIntent(),
      phrases: ["I took \(\.$medication) \(.applicationName)"],
      shortTitle: "Take Medication",
      systemImageName: "pills"
    )
    if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
      AppShortcut(
        intent: OpenTripIntent(),
        phrases: ["Open my \(\.$target) trip in \(.applicationName)"],
        shortTitle: "Open Trip",
        systemImageName: "suitcase"
      )
    }
  }
}

/// To be called when the app is launched.
@MainActor
func registerDependencies() {
  let store = WellbeingStore.shared
  AppDependencyManager.shared.add(dependency: store)
  AppDependencyManager.shared.add(dependency: MedicationCabinet.shared)
}

struct EnergyTodayIntent: AppIntent {
  static let title: LocalizedStringResource = "Energy Eaten Today"

  @Dependency
  private var store: WellbeingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitEnergy>>
    & ProvidesDialog
  {
    let energy = store.energyEaten(on: .now)
    return .result(value: energy, dialog: IntentDialog("\(energy.text(in: .kilocalories)) so far."))
  }
}

struct MedicationCountIntent: AppIntent {
  static let title: LocalizedStringResource = "Number of Medications"

  @Dependency private var cabinet: MedicationCabinet

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: await cabinet.medications.count)
  }
}

struct NextDoseIntent: AppIntent {
  static let title: LocalizedStringResource = "Next Dose"

  @Parameter(title: "Medication") var medication: MedicationEntity

  func perform() async throws -> some IntentResult & ReturnsValue<DateComponents> & ProvidesDialog {
    let upcoming = medication.times.compactMap {
      Calendar.current.nextDate(after: .now, matching: $0, matchingPolicy: .nextTime)
    }
    guard let next = upcoming.min() else { throw WellbeingError.noMoreDoses }
    let parts = Calendar.current.dateComponents([.day, .hour, .minute], from: next)
    return .result(value: parts, dialog: "At \(next.formatted(date: .omitted, time: .shortened)).")
  }
}
