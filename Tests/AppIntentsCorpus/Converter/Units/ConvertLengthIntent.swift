// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct ConvertLengthIntent: AppIntent {
  typealias Distance = Measurement<UnitLength>

  static let title: LocalizedStringResource = "Convert Length"

  static let description = IntentDescription(
    "Converts a length into another unit.",
    categoryName: "Units",
    searchKeywords: ["distance", "meter", "mile", "foot"],
    resultValueName: "Length"
  )

  @Parameter(title: "Length", defaultUnit: .meters, supportsNegativeNumbers: false)
  var length: Distance

  @Parameter(title: "Unit", default: .feet)
  var target: LengthUnit

  static var parameterSummary: some ParameterSummary {
    Summary("Convert \(\.$length) to \(\.$target)")
  }

  init() {}

  init(_ length: Distance, to target: LengthUnit) {
    self.length = length
    self.target = target
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Distance> {
    .result(value: length.converted(to: target.unit))
  }
}

/// The same for a bare number, as most people have one.
struct ConvertLengthNumberIntent: AppIntent {
  static let title: LocalizedStringResource = "Convert Length Number"
  static let description = IntentDescription("Converts a number.", resultValueName: "Number")

  @Parameter(title: "Number") var number: Double
  @Parameter(title: "From", default: .meters) var source: LengthUnit
  @Parameter(title: "To", default: .feet, requestValueDialog: "Into which unit?")
  var target: LengthUnit

  static var parameterSummary: some ParameterSummary {
    Summary("Convert \(\.$number) \(\.$source) to \(\.$target)")
  }

  func perform() async throws -> some ProvidesDialog & ReturnsValue<Double> {
    let converted = source.convert(number, to: target)
    return .result(value: converted, dialog: "That’s \(converted) \(target.symbol).")
  }
}

struct AddLengthsIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Lengths"

  @Parameter(
    title: "Base",
    description: "What the others are added to.",
    defaultValue: 1,
    defaultUnit: .kilometers,
    supportsNegativeNumbers: true
  )
  var base: Measurement<UnitLength>

  @Parameter(title: "Addition")
  var addition: Measurement<UnitLength>?

  func perform() throws -> some ReturnsValue<Measurement<UnitLength>> {
    guard let addition else { return .result(value: base) }
    return .result(value: (base + addition).converted(to: base.unit))
  }
}
