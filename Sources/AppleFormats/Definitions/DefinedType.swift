// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The type of a parameter's values, as its definition gives it.
public enum DefinedType: Hashable, Sendable {
  /// Spelt as the format spells it: `String`, `Integer`, `TimeInterval`, `Placemark`.
  case plain(String)
  /// A case of an enumeration; `isSystem` if it is one of SiriKit's.
  case enumeration(String, isSystem: Bool)
  /// An object with an identifier and a name; nil for one without properties of its own.
  case object(String?, isSystem: Bool)
}

extension DefinedType {
  /// The type of the values in a conversation.
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
