// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum Beverage: String, AppEnum {
  case water, tea, coffee

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Beverage" }

  static var caseDisplayRepresentations: [Beverage: DisplayRepresentation] = [
    .water: DisplayRepresentation(title: "Water", subtitle: nil, image: .init(systemName: "drop")),
    .tea: DisplayRepresentation(title: "Tea", image: .init(systemName: "cup.and.saucer")),
    .coffee: DisplayRepresentation(title: LocalizedStringResource("Coffee", table: "Beverages")),
  ]
}

struct DrinkEntity: AppEntity {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Drink", numericFormat: "\(placeholder: .int) drinks")
  static var defaultQuery = DrinkQuery()

  var id: UUID = UUID()

  @Property(title: "Beverage") var beverage: Beverage
  @Property(title: "Amount") var amount: Measurement<UnitVolume>
  @Property(title: "Temperature") var temperature: Measurement<UnitTemperature>?
  @Property(title: "Time") var time: Date

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(amount.text(in: .milliliters))", subtitle: "\(beverage.rawValue)")
  }

  init(beverage: Beverage, amount: Measurement<UnitVolume>, time: Date = Date()) {
    self.beverage = beverage
    self.amount = amount
    self.time = time
  }
}

struct DrinkQuery: EntityQuery {
  static var log: [DrinkEntity] = []

  func entities(for identifiers: [DrinkEntity.ID]) async throws -> [DrinkEntity] {
    Self.log.filter { identifiers.contains($0.id) }
  }
}

struct LogDrinkIntent: AppIntent {
  static var title: LocalizedStringResource = "Log Drink"

  @Parameter(title: "Beverage", default: .water) var beverage: Beverage

  @Parameter(
    title: "Amount",
    description: "A glass has a quarter of a litre.",
    defaultValue: 250,
    defaultUnit: .milliliters,
    defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false
  )
  var amount: Measurement<UnitVolume>

  @Parameter(title: "Temperature", defaultUnit: .celsius, supportsNegativeNumbers: true)
  var temperature: Measurement<UnitTemperature>?

  @Parameter(title: "Glasses", default: 1, controlStyle: .stepper, inclusiveRange: (1, 10))
  var glasses: Int

  static var parameterSummary: some ParameterSummary {
    Switch(\.$beverage) {
      Case(.water) { Summary("Log \(\.$glasses) glasses of \(\.$beverage)") { \.$amount } }
      DefaultCase { Summary("Log \(\.$amount) of \(\.$beverage)") }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<DrinkEntity> {
    let drink = DrinkEntity(beverage: beverage, amount: amount * Double(glasses))
    DrinkQuery.log.append(drink)
    return .result(value: drink)
  }
}

struct HydrationIntent: AppIntent {
  static var title: LocalizedStringResource = "Get Hydration"

  @Parameter(title: "Goal", defaultValue: 2, unit: .liters) var goal: Measurement<UnitVolume>

  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitVolume>>
    & ProvidesDialog
  {
    let start = Measurement(value: 0, unit: UnitVolume.milliliters)
    let total = DrinkQuery.log.reduce(start) { $0 + $1.amount }
    let part = total.converted(to: .liters).value / goal.converted(to: .liters).value
    return .result(
      value: total,
      dialog: "\(part.formatted(.percent.precision(.fractionLength(0)))) of your goal.")
  }
}
