// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A value heard in a text.
///
/// | type | `value` | `unit` |
/// |-|-|-|
/// | number | the number | |
/// | ordinal | the place, 1 for the first; from the end -1 for the last, -2 for the one before; \
/// "next", "previous" and "current" as a step from here in an object: `{"step": 1}` | |
/// | percentage | 10 for ten percent; null where a percentage is named without a number | |
/// | currency | the amount in the unit; null where a currency is named without one | ISO 4217, or \
/// the plain name of a unit that several currencies have: `Dollar`, `Cent` |
/// | measurement | the number | Foundation's name of the unit: `kilometers` |
/// | date, time, datetime, duration | text in ISO 8601: `2016-11-07`, `15:30:00`, \
/// `2016-11-07T15:30:00`, `PT20M` | |
/// | boolean | true or false | |
public struct TypedValue: Hashable, Sendable {
  public var type: ValueKind
  public var value: JSONValue
  public var unit: String?

  /// The unit in words of the text's language, singular: "Canadian dollar".
  public var unitName: String?

  /// As typed.
  public var heard: String

  /// Where it stands in the text, in characters.
  public var span: Range<Int>

  public init(
    type: ValueKind, value: JSONValue, unit: String? = nil, unitName: String? = nil,
    heard: String, span: Range<Int>
  ) {
    self.type = type
    self.value = value
    self.unit = unit
    self.unitName = unitName
    self.heard = heard
    self.span = span
  }
}
