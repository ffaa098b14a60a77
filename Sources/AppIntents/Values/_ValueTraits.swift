// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// How the values of a type are described, read and told.
public struct _ValueTraits<Value>: Sendable {
  /// What is known of the type before there is a value.
  var shape: ValueShape

  /// Makes the value out of what was understood; nil where it is none.
  var read: @Sendable ([IntentModel.Value]) async throws -> Value?

  /// What the assistant keeps of a value; none for an optional one without.
  var write: @Sendable (Value) -> [IntentModel.Value]

  init(
    _ shape: ValueShape, read: @escaping @Sendable ([IntentModel.Value]) async throws -> Value?,
    write: @escaping @Sendable (Value) -> [IntentModel.Value]
  ) {
    self.shape = shape
    self.read = read
    self.write = write
  }

  /// A type whose values are one thing each.
  init(
    _ type: ParameterType, read: @escaping @Sendable (IntentModel.Value) -> Value?,
    write: @escaping @Sendable (Value) -> IntentModel.Value
  ) {
    self.init(
      ValueShape(type: type), read: { $0.first.flatMap(read) }, write: { [write($0)] })
  }
}
