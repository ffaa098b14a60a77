// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

extension String: INParameterValue {
  public static var parameterType: ParameterType { .text }

  /// Any value counts as the text it is shown with.
  public static func held(_ value: Value) -> String? { value.display }

  public var parameterValue: Value { .text(self) }
}

extension Int: INParameterValue {
  public static var parameterType: ParameterType { .integer }

  public static func held(_ value: Value) -> Int? {
    value.integer ?? value.number.flatMap { Int(exactly: $0.rounded()) }
  }

  public var parameterValue: Value { .integer(self) }
}

extension Double: INParameterValue {
  public static var parameterType: ParameterType { .decimal }

  /// A duration counts as its seconds.
  public static func held(_ value: Value) -> Double? { value.number ?? value.literal?.seconds }

  public var parameterValue: Value { .decimal(self) }
}

extension Bool: INParameterValue {
  public static var parameterType: ParameterType { .boolean }

  public static func held(_ value: Value) -> Bool? {
    if case .boolean(let truth) = value { truth } else { nil }
  }

  public var parameterValue: Value { .boolean(self) }
}

extension URL: INParameterValue {
  public static var parameterType: ParameterType { .url }
  public static func held(_ value: Value) -> URL? { URL(string: value.display) }
  public var parameterValue: Value { .text(absoluteString) }
}

extension DateComponents: INParameterValue {
  public static var parameterType: ParameterType { .date }
  public static func held(_ value: Value) -> DateComponents? { value.literal?.dateComponents }
  public var parameterValue: Value { .literal(Literal(self)) }
}
