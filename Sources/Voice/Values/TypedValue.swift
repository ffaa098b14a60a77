// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A value heard in a text.
///
/// The type determines the content of `value` and `unit`:
///
/// - number: the number.
/// - ordinal: the place in a row, 1 for the first. Counted from the end, -1 is the last and -2 the
///   one before it. "next", "previous" and "current" are steps from the current place: `{"step":
///   1}`.
/// - percentage: 10 for ten percent; null if percent are mentioned without a number.
/// - currency: the amount. The unit is an ISO 4217 code, or the plain name that several currencies
///   share: `Dollar`, `Franc`, `Cent`. The value is null if a currency is mentioned without an
///   amount.
/// - measurement: the number, with Foundation's name of the unit: `kilometers`.
/// - date, time, datetime, duration: text in ISO 8601: `2016-11-07`, `15:30:00`,
///   `2016-11-07T15:30:00`, `PT20M`.
/// - boolean: true or false.
public struct TypedValue: Hashable, Sendable {
  public var type: ValueKind
  public var value: JSONValue
  public var unit: String?

  /// The singular name of the unit in the text's language: "Canadian dollar".
  public var unitName: String?

  /// The value as typed.
  public var heard: String

  /// The place in the text, in characters.
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
