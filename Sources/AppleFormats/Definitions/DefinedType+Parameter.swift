// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension DefinedType {
  /// What the conversation makes of it.
  var parameterType: ParameterType {
    switch self {
    case .enumeration, .object: .item
    case .plain(let name): Self.plain[name] ?? .text
    }
  }

  private static let plain: [String: ParameterType] = [
    "String": .text, "Integer": .integer, "Decimal": .decimal, "Double": .decimal,
    "Boolean": .boolean, "Date": .date, "DateComponents": .date, "DateComponentsRange": .period,
    "TimeInterval": .duration, "CurrencyAmount": .currency, "Placemark": .place,
    "Person": .person, "URL": .url, "File": .file, "SpeakableString": .item,
    "PaymentMethod": .item, "Distance": .measurement, "Energy": .measurement,
    "Length": .measurement, "Mass": .measurement, "Speed": .measurement,
    "Temperature": .measurement, "Volume": .measurement,
  ]
}
