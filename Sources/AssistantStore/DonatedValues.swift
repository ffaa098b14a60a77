// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// The values of a donation as text.
enum DonatedValues {
  /// As JSON, with the names they had.
  static func text(_ values: [ParameterID: [Value]]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let named = Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
    return String(decoding: try encoder.encode(named), as: UTF8.self)
  }

  static func values(_ text: String) throws -> [ParameterID: [Value]] {
    let named = try JSONDecoder().decode([String: [Value]].self, from: Data(text.utf8))
    return Dictionary(uniqueKeysWithValues: named.map { (ParameterID($0.key), $0.value) })
  }

  /// The same for the same things, whatever they are called: names change with the language.
  static func identity(_ values: [ParameterID: [Value]]) -> String {
    values.sorted { $0.key.rawValue < $1.key.rawValue }.map { parameter, held in
      let things = held.map { "\($0.typeName ?? "item")=\($0.identifier.debugDescription)" }
      return "\(parameter):\(things.joined(separator: ","))"
    }.joined(separator: ";")
  }
}
