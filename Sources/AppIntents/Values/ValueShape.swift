// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// What is known of a type of value before there is one.
struct ValueShape: Sendable {
  var type: ParameterType
  var isList = false
  var isOptional = false

  /// The kind of thing it is, for types with values of their own.
  var kind: ValueKind = .plain

  /// Whether all that is kept of a value is what it is called: the rest has who offered it.
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
