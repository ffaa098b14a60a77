// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// What a parameter of an intent can hold.
public protocol INParameterValue: SendableMetatype {
  static var parameterType: ParameterType { get }

  /// The values there are, where they are few and the same for everybody.
  static var choices: [Item] { get }

  /// Where the names of the choices lie among an app's texts; nil where the choices have their names.
  static var choicesKey: String? { get }

  /// The value as code has it; nil when it is of another kind.
  static func held(_ value: Value) -> Self?

  /// The value as the assistant has it.
  var parameterValue: Value { get }
}

extension INParameterValue {
  public static var choices: [Item] { [] }

  public static var choicesKey: String? { nil }
}
