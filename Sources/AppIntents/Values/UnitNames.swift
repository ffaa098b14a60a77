// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Foundation's units by their names.
enum UnitNames {
  static let units: [String: Dimension] = [
    "kilometers": UnitLength.kilometers, "meters": UnitLength.meters,
    "centimeters": UnitLength.centimeters, "millimeters": UnitLength.millimeters,
    "micrometers": UnitLength.micrometers, "miles": UnitLength.miles, "yards": UnitLength.yards,
    "feet": UnitLength.feet, "inches": UnitLength.inches,
    "nauticalMiles": UnitLength.nauticalMiles, "lightyears": UnitLength.lightyears,
    "metricTons": UnitMass.metricTons, "kilograms": UnitMass.kilograms, "grams": UnitMass.grams,
    "milligrams": UnitMass.milligrams, "micrograms": UnitMass.micrograms,
    "pounds": UnitMass.pounds, "ounces": UnitMass.ounces, "stones": UnitMass.stones,
    "shortTons": UnitMass.shortTons, "celsius": UnitTemperature.celsius,
    "fahrenheit": UnitTemperature.fahrenheit, "kelvin": UnitTemperature.kelvin,
    "liters": UnitVolume.liters, "centiliters": UnitVolume.centiliters,
    "deciliters": UnitVolume.deciliters, "milliliters": UnitVolume.milliliters,
    "cubicMeters": UnitVolume.cubicMeters, "cubicCentimeters": UnitVolume.cubicCentimeters,
    "gallons": UnitVolume.gallons, "quarts": UnitVolume.quarts, "pints": UnitVolume.pints,
    "cups": UnitVolume.cups, "fluidOunces": UnitVolume.fluidOunces,
    "tablespoons": UnitVolume.tablespoons, "teaspoons": UnitVolume.teaspoons,
    "kilometersPerHour": UnitSpeed.kilometersPerHour,
    "metersPerSecond": UnitSpeed.metersPerSecond, "milesPerHour": UnitSpeed.milesPerHour,
    "knots": UnitSpeed.knots, "squareMeters": UnitArea.squareMeters,
    "squareKilometers": UnitArea.squareKilometers, "squareMiles": UnitArea.squareMiles,
    "squareFeet": UnitArea.squareFeet, "hectares": UnitArea.hectares, "acres": UnitArea.acres,
    "kilocalories": UnitEnergy.kilocalories, "calories": UnitEnergy.calories,
    "kilojoules": UnitEnergy.kilojoules, "joules": UnitEnergy.joules,
    "kilowattHours": UnitEnergy.kilowattHours, "kilowatts": UnitPower.kilowatts,
    "watts": UnitPower.watts, "horsepower": UnitPower.horsepower,
    "volts": UnitElectricPotentialDifference.volts, "amperes": UnitElectricCurrent.amperes,
    "hertz": UnitFrequency.hertz, "hectopascals": UnitPressure.hectopascals,
    "bars": UnitPressure.bars, "bytes": UnitInformationStorage.bytes,
    "kilobytes": UnitInformationStorage.kilobytes,
    "megabytes": UnitInformationStorage.megabytes,
    "gigabytes": UnitInformationStorage.gigabytes,
    "terabytes": UnitInformationStorage.terabytes, "degrees": UnitAngle.degrees,
  ]
}
