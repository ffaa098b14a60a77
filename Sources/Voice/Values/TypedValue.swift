// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A value heard in a text.
///
/// What `value` and `unit` are depends on the type:
///
/// - number: the number.
/// - ordinal: the place in a row, 1 for the first; counted from the end, -1 for the last and -2 for
///   the one before it; "next", "previous" and "current" are steps from here: `{"step": 1}`.
/// - percentage: 10 for ten percent; null where one is named without a number.
/// - currency: the amount, in units of ISO 4217, or of the plain name that several currencies
///   share: `Dollar`, `Franc`, `Cent`; the value is null where a currency is named without one.
/// - measurement: the number, in the unit of Foundation's name: `kilometers`.
/// - date, time, datetime, duration: text in ISO 8601: `2016-11-07`, `15:30:00`,
///   `2016-11-07T15:30:00`, `PT20M`.
/// - boolean: true or false.
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
