// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Weighs the user in. The body-mass index is what later actions of a shortcut get.
struct WeighInIntent: AppIntent {
  static let title: LocalizedStringResource = "Weigh In"
  static let description = IntentDescription(
    """
    Records your weight.

    With your height, it also gives the body-mass index.
    """,
    categoryName: "Body"
  )

  @Parameter(
    title: "Weight",
    defaultUnit: .kilograms,
    defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false,
    requestValueDialog: "How much do you weigh?"
  )
  var weight: Measurement<UnitMass>

  @Parameter(title: "Height", defaultValue: 170, unit: .centimeters, unitAdjustForLocale: true)
  var height: Measurement<UnitLength>

  static var parameterSummary: some ParameterSummary {
    Summary("Record \(\.$weight)") { \.$height }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
    let limit = Measurement(value: 500, unit: UnitMass.kilograms)
    guard weight < limit else { throw WellbeingError.tooHeavy }
    let previous = WellbeingStore.shared.weights.last
    WellbeingStore.shared.add(weight)

    let meters = height.converted(to: .meters).value
    let index = weight.converted(to: .kilograms).value / (meters * meters)
    guard let before = previous else {
      return .result(value: index, dialog: "Recorded \(weight.text(in: weight.unit, digits: 1)).")
    }
    let change = (weight - before).converted(to: .kilograms)
    return .result(
      value: index,
      dialog: "Recorded. That is \(change.text(in: .kilograms, digits: 1)) since the last time.")
  }
}

/// Parameters need no title of their own any more: the system makes one of the name.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
struct MeasureWaistIntent: AppIntent {
  static let title: LocalizedStringResource = "Measure Waist"

  @Parameter(
    description: "At the navel.", defaultUnit: .centimeters, supportsNegativeNumbers: false)
  var waist: Measurement<UnitLength>

  @Parameter(defaultUnit: .centimeters, supportsNegativeNumbers: false) var hip:
    Measurement<UnitLength>?

  @Parameter
  var note: String?

  @Parameter(default: true) var isMorning: Bool
  @Parameter(requestValueDialog: "On which day?") var day: Date

  func perform() async throws -> some IntentResult & ReturnsValue<AttributedString> {
    var lines = [waist.text(in: .centimeters), isMorning ? "morning" : "evening"]
    if let hip {
      let ratio = waist.converted(to: .meters).value / hip.converted(to: .meters).value
      lines.append(ratio.formatted(.number.precision(.fractionLength(2))))
    }
    lines.append(day.formatted(date: .numeric, time: .omitted))
    if let note { lines.append(note) }
    return .result(value: AttributedString(lines.formatted(.list(type: .and, width: .narrow))))
  }
}

struct WeightTrendIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Weights"

  @Parameter(title: "Last", default: 7, controlStyle: .stepper, inclusiveRange: (1, 365)) var count:
    Int

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[Measurement<UnitMass>]> {
    .result(value: Array(WellbeingStore.shared.weights.suffix(count)))
  }
}
