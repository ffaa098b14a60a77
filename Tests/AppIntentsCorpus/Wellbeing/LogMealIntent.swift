// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

enum MealSlot: Int, AppEnum {
  case breakfast = 1
  case lunch, dinner, snack

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Meal")
  }

  static var caseDisplayRepresentations: [MealSlot: DisplayRepresentation] {
    [
      .breakfast: DisplayRepresentation(title: "Breakfast", image: .init(systemName: "sunrise")),
      .lunch: DisplayRepresentation(
        title: "Lunch", image: .init(systemName: "sun.max", isTemplate: true)),
      .dinner: DisplayRepresentation(title: "Dinner", image: .init(named: "dinner-plate")),
      .snack: DisplayRepresentation(title: "Snack", subtitle: "Anything in between"),
    ]
  }
}

struct LogMealIntent: AppIntent {
  static let title: LocalizedStringResource = "Log Meal"
  static let description = IntentDescription(
    "Logs what you ate.", categoryName: "Nutrition", searchKeywords: ["food", "calories"],
    resultValueName: "Share of Daily Energy")

  @Parameter(title: "Meal", default: .snack) var slot: MealSlot

  @Parameter(
    title: "Energy",
    description: "As on the packet.",
    defaultValue: 500,
    defaultUnit: .kilocalories,
    supportsNegativeNumbers: false,
    requestValueDialog: "How many calories did it have?"
  )
  var energy: Measurement<UnitEnergy>

  @Parameter(title: "Portion", defaultValue: 250, unit: .grams, unitAdjustForLocale: false)
  var portion: Measurement<UnitMass>

  @Parameter(title: "Dishes", description: "One for each thing on the plate.") var dishes: [String]?
  @Parameter(title: "Time", kind: .dateTime) var eatenAt: Date?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$slot) {
      Case(.snack) { Summary("Log a \(\.$slot) of \(\.$energy)") { \.$eatenAt } }
      Case(.dinner) {
        Summary("Log \(\.$dishes) for \(\.$slot)") {
          \.$energy
          \.$portion
          \.$eatenAt
        }
      }
      DefaultCase {
        Summary("Log \(\.$energy) for \(\.$slot)") {
          \.$dishes
          \.$portion
          \.$eatenAt
        }
      }
    }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
    let store = WellbeingStore.shared
    let time = eatenAt ?? .now
    store.add(
      MealRecord(slot: slot, energy: energy, weight: portion, eatenAt: time, dishes: dishes ?? []))
    let share =
      store.energyEaten(on: time).converted(to: .kilocalories).value / store.energyGoal.value
    return .result(
      value: share,
      dialog: "That makes \(share.formatted(.percent.precision(.fractionLength(0)))) of your goal.")
  }
}

struct EnergyDensityIntent: AppIntent {
  static let title: LocalizedStringResource = "Energy per 100 Grams"

  @Parameter(title: "Energy", unit: .kilojoules) var energy: Measurement<UnitEnergy>
  @Parameter(title: "Weight", defaultUnit: .grams) var weight: Measurement<UnitMass>

  static var parameterSummary: some ParameterSummary { Summary("\(\.$energy) in \(\.$weight)") }

  func perform() throws -> some IntentResult & ReturnsValue<Measurement<UnitEnergy>> {
    let hundreds = weight.converted(to: .grams).value / 100
    guard hundreds > 0 else { throw $weight.needsValueError() }
    return .result(value: energy / hundreds)
  }
}
