// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Voice

/// Compares the values found in a text with the expected ones: the texts and the values must be the
/// same, and there must be no others.
enum ValueFigure {
  /// Added to relative ordinals, to distinguish "next" from "first".
  static let step = 1_000.5

  static func isRight(_ found: [TypedValue], _ expected: [ValueCase.Expected]) -> Bool {
    var rest = found
    for wanted in expected {
      guard let index = rest.firstIndex(where: { isSame($0, wanted) }) else { return false }
      rest.remove(at: index)
    }
    return rest.isEmpty
  }

  private static func isSame(_ found: TypedValue, _ wanted: ValueCase.Expected) -> Bool {
    guard plain(found.heard) == plain(wanted.text) else { return false }
    guard let number = number(of: found.value), let value = wanted.value else {
      return found.value == .null && wanted.value == nil
    }
    return abs(number - value) <= max(abs(value) * 1e-9, 1e-15)
  }

  /// The text without differences of case and width.
  private static func plain(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping.lowercased()
      .replacing("、", with: ",").replacing("・", with: ".").replacing("−", with: "-")
  }

  private static func number(of value: JSONValue) -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .decimal(let number): number
    case .boolean(let truth): truth ? 1 : 0
    case .object(let members): members["step"].flatMap(number).map { $0 + step }
    default: nil
    }
  }
}
