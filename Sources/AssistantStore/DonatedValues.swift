// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// The values of a donation as text.
enum DonatedValues {
  /// The values as JSON, with the names they had.
  static func text(_ values: [ParameterID: [Value]]) throws -> String {
    try StoredJSON.text(
      Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) }))
  }

  static func values(_ text: String) throws -> [ParameterID: [Value]] {
    let named = try StoredJSON.value([String: [Value]].self, text)
    return Dictionary(uniqueKeysWithValues: named.map { (ParameterID($0.key), $0.value) })
  }

  /// A text that is the same for the same action, even if its things have other names: names change
  /// with the language.
  static func identity(_ action: Action) -> String {
    switch action {
    case .request(_, let values): identity(values)
    case .activity(let activity): "activity \(activity.identity)"
    }
  }

  private static func identity(_ values: [ParameterID: [Value]]) -> String {
    values.sorted { $0.key.rawValue < $1.key.rawValue }.map { parameter, held in
      let things = held.map { "\($0.typeName ?? "item")=\($0.identifier.debugDescription)" }
      return "\(parameter):\(things.joined(separator: ","))"
    }.joined(separator: ";")
  }
}

/// Values as their columns hold them.
enum StoredJSON {
  /// Equal values give equal texts.
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func value<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
