// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The description of a type of value, known before there is a value.
struct ValueShape: Sendable {
  var type: ParameterType
  var isList = false
  var isOptional = false

  /// The kind of thing it is, for types with values of their own.
  var kind: ValueKind = .plain

  /// Whether only the name of a value is kept. The rest is found again among the values that were
  /// offered.
  var isNameOnly = false

  init(type: ParameterType, kind: ValueKind = .plain) {
    self.type = type
    self.kind = kind
  }

  func optional() -> ValueShape {
    var shape = self
    shape.isOptional = true
    return shape
  }

  func list() -> ValueShape {
    var shape = self
    shape.isList = true
    shape.isOptional = false
    return shape
  }
}
