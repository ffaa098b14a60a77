// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A value that a reader found, by its tokens.
struct FoundValue: Hashable, Sendable {
  var type: ValueKind
  var value: JSONValue
  var unit: String?
  var unitName: String?
  var tokens: Range<Int>

  init(
    _ type: ValueKind, _ value: JSONValue, unit: String? = nil, unitName: String? = nil,
    tokens: Range<Int>
  ) {
    self.type = type
    self.value = value
    self.unit = unit
    self.unitName = unitName
    self.tokens = tokens
  }
}
