// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// A choice of units that measure the same thing.
protocol ConvertibleUnit: AppEnum {
  associatedtype Base: Dimension

  var unit: Base { get }
}

extension ConvertibleUnit {
  func measurement(of value: Double) -> Measurement<Base> {
    Measurement(value: value, unit: unit)
  }

  func convert(_ value: Double, to other: Self) -> Double {
    measurement(of: value).converted(to: other.unit).value
  }

  var symbol: String { unit.symbol }
}

// MARK: Choices

enum LengthUnit: String, ConvertibleUnit {
  case millimeters, centimeters, meters, kilometers
  case inches, feet, yards, miles
  case nauticalMiles, lightYears

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Length Unit")

  static let caseDisplayRepresentations: [LengthUnit: DisplayRepresentation] = [
    .millimeters: "Millimeters",
    .centimeters: "Centimeters",
    .meters: "Meters",
    .kilometers: "Kilometers",
    .inches: "Inches",
    .feet: "Feet",
    .yards: "Yards",
    .miles: "Miles",
    .nauticalMiles: DisplayRepresentation(title: "Nautical Miles", subtitle: "At sea"),
    .lightYears: DisplayRepresentation(
      title: "Light Years", subtitle: "In space", image: .init(systemName: "sparkles")),
  ]

  var unit: UnitLength {
    switch self {
    case .millimeters: .millimeters
    case .centimeters: .centimeters
    case .meters: .meters
    case .kilometers: .kilometers
    case .inches: .inches
    case .feet: .feet
    case .yards: .yards
    case .miles: .miles
    case .nauticalMiles: .nauticalMiles
    case .lightYears: .lightyears
    }
  }
}

enum TemperatureUnit: String, ConvertibleUnit {
  case celsius = "C"
  case fahrenheit = "F"
  case kelvin = "K"

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Temperature Unit" }

  static var caseDisplayRepresentations: [TemperatureUnit: DisplayRepresentation] {
    [
      .celsius: DisplayRepresentation(title: "Celsius", subtitle: "°C"),
      .fahrenheit: DisplayRepresentation(title: "Fahrenheit", subtitle: "°F"),
      .kelvin: DisplayRepresentation(title: "Kelvin"),
    ]
  }

  var unit: UnitTemperature {
    switch self {
    case .celsius: .celsius
    case .fahrenheit: .fahrenheit
    case .kelvin: .kelvin
    }
  }
}
