// SPDX-License-Identifier: Apache-2.0

import Foundation
import _FoundationICU

/// A unit of measurement, by its name in Foundation and ICU's identifier. ICU has the words for it
/// in each language.
struct MeasureUnit: Hashable, Sendable {
  var name: String
  var identifier: String

  static let all = [
    MeasureUnit(name: "kilometers", identifier: "kilometer"),
    MeasureUnit(name: "meters", identifier: "meter"),
    MeasureUnit(name: "centimeters", identifier: "centimeter"),
    MeasureUnit(name: "millimeters", identifier: "millimeter"),
    MeasureUnit(name: "micrometers", identifier: "micrometer"),
    MeasureUnit(name: "miles", identifier: "mile"),
    MeasureUnit(name: "yards", identifier: "yard"),
    MeasureUnit(name: "feet", identifier: "foot"),
    MeasureUnit(name: "inches", identifier: "inch"),
    MeasureUnit(name: "nauticalMiles", identifier: "nautical-mile"),
    MeasureUnit(name: "lightyears", identifier: "light-year"),
    MeasureUnit(name: "metricTons", identifier: "tonne"),
    MeasureUnit(name: "kilograms", identifier: "kilogram"),
    MeasureUnit(name: "grams", identifier: "gram"),
    MeasureUnit(name: "milligrams", identifier: "milligram"),
    MeasureUnit(name: "micrograms", identifier: "microgram"),
    MeasureUnit(name: "pounds", identifier: "pound"),
    MeasureUnit(name: "ounces", identifier: "ounce"),
    MeasureUnit(name: "stones", identifier: "stone"),
    MeasureUnit(name: "shortTons", identifier: "ton"),
    MeasureUnit(name: "celsius", identifier: "celsius"),
    MeasureUnit(name: "fahrenheit", identifier: "fahrenheit"),
    MeasureUnit(name: "kelvin", identifier: "kelvin"),
    MeasureUnit(name: "liters", identifier: "liter"),
    MeasureUnit(name: "centiliters", identifier: "centiliter"),
    MeasureUnit(name: "deciliters", identifier: "deciliter"),
    MeasureUnit(name: "milliliters", identifier: "milliliter"),
    MeasureUnit(name: "cubicMeters", identifier: "cubic-meter"),
    MeasureUnit(name: "cubicCentimeters", identifier: "cubic-centimeter"),
    MeasureUnit(name: "gallons", identifier: "gallon"),
    MeasureUnit(name: "quarts", identifier: "quart"),
    MeasureUnit(name: "pints", identifier: "pint"),
    MeasureUnit(name: "cups", identifier: "cup"),
    MeasureUnit(name: "fluidOunces", identifier: "fluid-ounce"),
    MeasureUnit(name: "tablespoons", identifier: "tablespoon"),
    MeasureUnit(name: "teaspoons", identifier: "teaspoon"),
    MeasureUnit(name: "kilometersPerHour", identifier: "kilometer-per-hour"),
    MeasureUnit(name: "metersPerSecond", identifier: "meter-per-second"),
    MeasureUnit(name: "milesPerHour", identifier: "mile-per-hour"),
    MeasureUnit(name: "knots", identifier: "knot"),
    MeasureUnit(name: "squareMeters", identifier: "square-meter"),
    MeasureUnit(name: "squareKilometers", identifier: "square-kilometer"),
    MeasureUnit(name: "squareMiles", identifier: "square-mile"),
    MeasureUnit(name: "squareFeet", identifier: "square-foot"),
    MeasureUnit(name: "hectares", identifier: "hectare"),
    MeasureUnit(name: "acres", identifier: "acre"),
    MeasureUnit(name: "kilocalories", identifier: "kilocalorie"),
    MeasureUnit(name: "calories", identifier: "calorie"),
    MeasureUnit(name: "kilojoules", identifier: "kilojoule"),
    MeasureUnit(name: "joules", identifier: "joule"),
    MeasureUnit(name: "kilowattHours", identifier: "kilowatt-hour"),
    MeasureUnit(name: "kilowatts", identifier: "kilowatt"),
    MeasureUnit(name: "watts", identifier: "watt"),
    MeasureUnit(name: "horsepower", identifier: "horsepower"),
    MeasureUnit(name: "volts", identifier: "volt"),
    MeasureUnit(name: "amperes", identifier: "ampere"),
    MeasureUnit(name: "hertz", identifier: "hertz"),
    MeasureUnit(name: "hectopascals", identifier: "hectopascal"),
    MeasureUnit(name: "bars", identifier: "bar"),
    MeasureUnit(name: "bytes", identifier: "byte"),
    MeasureUnit(name: "kilobytes", identifier: "kilobyte"),
    MeasureUnit(name: "megabytes", identifier: "megabyte"),
    MeasureUnit(name: "gigabytes", identifier: "gigabyte"),
    MeasureUnit(name: "terabytes", identifier: "terabyte"),
    MeasureUnit(name: "degrees", identifier: "degree"),
  ]

  /// The ways to say each unit: those of the words file, then ICU's long and short forms.
  static func table(language: String, words: ValueWords) -> PhraseTrie<MeasureUnit> {
    var table = PhraseTrie<MeasureUnit>()
    let known = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    for entry in words["measure"] {
      if let unit = known[entry.meaning] { table.insert(entry.phrase, unit) }
    }
    for width in ["unit-width-full-name", "unit-width-short"] {
      for unit in all {
        for phrase in unit.phrases(language: language, width: width) { table.insert(phrase, unit) }
      }
    }
    return table
  }

  /// The words for the unit after one and after two.
  private func phrases(language: String, width: String) -> [String] {
    let skeleton = "unit/\(identifier) \(width)"
    return [1, 2].compactMap { UnitFormatter.format($0, skeleton: skeleton, language: language) }
      .map { $0.filter { !$0.isNumber }.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
  }
}
