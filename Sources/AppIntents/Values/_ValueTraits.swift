// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// How the values of a type are described, read and written.
public struct _ValueTraits<Value>: Sendable {
  /// The description of the type, known before there is a value.
  var shape: ValueShape

  /// Makes a value out of the values that were understood; nil if they don't fit the type.
  var read: @Sendable ([IntentModel.Value]) async throws -> Value?

  /// The assistant's form of a value; empty for an optional that is nil.
  var write: @Sendable (Value) -> [IntentModel.Value]

  init(
    _ shape: ValueShape, read: @escaping @Sendable ([IntentModel.Value]) async throws -> Value?,
    write: @escaping @Sendable (Value) -> [IntentModel.Value]
  ) {
    self.shape = shape
    self.read = read
    self.write = write
  }

  /// A type whose values each have exactly one assistant value.
  init(
    _ type: ParameterType, read: @escaping @Sendable (IntentModel.Value) -> Value?,
    write: @escaping @Sendable (Value) -> IntentModel.Value
  ) {
    self.init(
      ValueShape(type: type), read: { $0.first.flatMap(read) }, write: { [write($0)] })
  }
}
