// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

extension NSNumber: INParameterValue {
  public static var parameterType: ParameterType { .integer }

  public static func held(_ value: Value) -> Self? {
    number(value) as? Self
  }

  private static func number(_ value: Value) -> NSNumber? {
    switch value {
    case .integer(let number): NSNumber(value: number)
    case .decimal(let number): NSNumber(value: number)
    case .boolean(let truth): NSNumber(value: truth)
    default: value.literal?.seconds.map { NSNumber(value: $0) }
    }
  }

  /// An integer if the number is whole, else a decimal.
  public var parameterValue: Value {
    Int(exactly: doubleValue).map { .integer($0) } ?? .decimal(doubleValue)
  }
}
