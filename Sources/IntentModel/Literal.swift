// SPDX-License-Identifier: Apache-2.0

/// A value with a notation of its own: a date, a length of time, an amount of money, a measure.
///
/// Two literals that say the same are equal, however they are worded.
public struct Literal: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// ISO 8601: `2026-01-15`.
    case date
    /// ISO 8601: `09:30:00`.
    case time
    /// ISO 8601: `2026-01-15T09:30:00`.
    case datetime
    /// Two days and those between them, ISO 8601: `2026-01-01/2026-01-31`.
    case period
    /// ISO 8601: `PT20M`.
    case duration
    /// A number; the unit is the currency's ISO 4217 code.
    case currency
    /// A number; the unit is Foundation's name: `kilometers`.
    case measurement
  }

  public let kind: Kind
  public let text: String
  public let unit: String?

  /// As a person would read it, in their language.
  public let display: String

  public init(_ kind: Kind, _ text: String, unit: String? = nil, display: String) {
    self.kind = kind
    self.text = text
    self.unit = unit
    self.display = display
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.kind == other.kind && one.text == other.text && one.unit == other.unit
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(text)
    hasher.combine(unit)
  }

  /// In one word, for a transcript: `PT20M`, `20 USD`.
  public var notation: String { unit.map { "\(text) \($0)" } ?? text }
}
