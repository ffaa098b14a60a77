// SPDX-License-Identifier: Apache-2.0

/// The type of a parameter's value, which decides how the value is understood.
public enum ParameterType: String, Hashable, Sendable, CaseIterable {
  /// Free text, kept word for word.
  case text
  /// A whole number.
  case integer
  /// A number, with tenths where they are said.
  case decimal
  /// Yes or no, or the names that the parameter has for the two.
  case boolean
  /// An item of the vocabulary whose list bears the parameter's name.
  case item
  /// A day, a time, or both.
  case date
  /// A span of days; a single day, a time or both count as one, too.
  case period
  /// A length of time.
  case duration
  /// An amount of money.
  case currency
  /// A number with a unit.
  case measurement
  /// Somebody, known to the vocabulary or not.
  case person
  /// Somewhere, known to the vocabulary or not.
  case place
  /// The address of a page.
  case url
  /// The path of a file.
  case file

  /// Whether an answer is taken word for word, whatever it looks like.
  public var isFreeText: Bool {
    switch self {
    case .text, .url, .file: true
    default: false
    }
  }

  /// Whether its values are things with names.
  public var isNamed: Bool {
    switch self {
    case .item, .person, .place: true
    default: false
    }
  }

  /// The kinds of literals it takes; empty for the other types.
  public var literals: Set<Literal.Kind> {
    switch self {
    case .date: [.date, .time, .datetime]
    case .period: [.date, .time, .datetime, .period]
    case .duration: [.duration]
    case .currency: [.currency]
    case .measurement: [.measurement]
    default: []
    }
  }
}
