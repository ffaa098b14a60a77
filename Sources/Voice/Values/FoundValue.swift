// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A value that a reader found, by its tokens.
public struct FoundValue: Hashable, Sendable {
  public var type: ValueKind
  public var value: JSONValue
  public var unit: String?
  public var unitName: String?
  public var tokens: Range<Int>

  public init(
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
