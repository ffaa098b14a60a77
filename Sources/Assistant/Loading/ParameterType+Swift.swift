// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension ParameterType {
  private static let swiftTypes: [String: ParameterType] = [
    "String": .text, "AttributedString": .text,
    "Int": .integer, "Int8": .integer, "Int16": .integer, "Int32": .integer, "Int64": .integer,
    "UInt": .integer,
    "Double": .decimal, "Float": .decimal, "CGFloat": .decimal, "Decimal": .decimal,
    "Bool": .boolean,
    "Date": .date, "DateComponents": .date, "DateInterval": .period,
    "Duration": .duration, "Measurement<UnitDuration>": .duration,
    "IntentCurrencyAmount": .currency,
    "IntentPerson": .person, "PersonNameComponents": .person,
    "CLPlacemark": .place, "PlaceDescriptor": .place,
    "URL": .url, "IntentFile": .file,
  ]

  /// The type of a parameter of a Swift type. A type of the app's own stands for things with names.
  init(ofSwift type: String) {
    self =
      Self.swiftTypes[type] ?? (type.hasPrefix("Measurement<") ? .measurement : .item)
  }
}
