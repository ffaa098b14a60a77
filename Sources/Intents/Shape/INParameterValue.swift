// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A value that a parameter of an intent can hold.
public protocol INParameterValue: SendableMetatype {
  static var parameterType: ParameterType { get }

  /// All the possible values, if they are few and the same for everybody.
  static var choices: [Item] { get }

  /// The key of the choices' names among an app's texts; nil if the choices carry their names.
  static var choicesKey: String? { get }

  /// The Swift value for a value of the assistant; nil if that is of another kind.
  static func held(_ value: Value) -> Self?

  /// The assistant's form of the value.
  var parameterValue: Value { get }
}

extension INParameterValue {
  public static var choices: [Item] { [] }

  public static var choicesKey: String? { nil }
}
