// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
struct ConvertTemperatureIntent: AppIntent {
  static var title: LocalizedStringResource { "Convert Temperature" }

  static var description: IntentDescription? {
    IntentDescription(
      "Converts a temperature into the other scale.",
      categoryName: "Units",
      searchKeywords: ["celsius", "fahrenheit"]
    )
  }

  static var openAppWhenRun: Bool { false }

  @Parameter(
    title: "Temperature", description: "How warm it is.", defaultValue: 20,
    defaultUnit: .celsius)
  var temperature: Measurement<UnitTemperature>

  @Parameter(title: "Scale", default: .fahrenheit)
  var scale: TemperatureUnit

  static var parameterSummary: some ParameterSummary {
    Summary("Convert \(\.$temperature) to \(\.$scale)")
  }

  @MainActor
  func perform() async throws
    -> some IntentResult & ReturnsValue<Measurement<UnitTemperature>> & ProvidesDialog
  {
    let converted = temperature.converted(to: scale.unit)
    let degrees = Int(converted.value.rounded())
    return .result(
      value: converted, dialog: IntentDialog("It’s \(degrees) degrees \(scale.symbol)."))
  }
}

/// Wind makes it colder than it is.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
struct WindChillIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Wind Chill"

  @Parameter(title: "Temperature", unit: .celsius)
  var temperature: Measurement<UnitTemperature>

  @Parameter(title: "Wind", defaultUnit: .kilometersPerHour, supportsNegativeNumbers: false)
  var wind: Measurement<UnitSpeed>

  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitTemperature>> {
    let celsius = temperature.converted(to: .celsius).value
    let speed = pow(wind.converted(to: .kilometersPerHour).value, 0.16)
    let cooling: Double = 11.37 * speed
    let warming: Double = celsius * (0.6215 + 0.3965 * speed)
    let felt: Double = 13.12 + warming - cooling
    return .result(value: Measurement(value: felt, unit: UnitTemperature.celsius))
  }
}

struct IsFreezingIntent: AppIntent {
  static let title: LocalizedStringResource = "Is It Freezing?"
  static let isDiscoverable: Bool = false

  @Parameter(title: "Temperature", requestValueDialog: "How warm is it?")
  var temperature: Measurement<UnitTemperature>

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    .result(value: temperature < Measurement(value: 0, unit: UnitTemperature.celsius))
  }
}
