// SPDX-License-Identifier: Apache-2.0

/// What a parameter's value is, and so how it is heard.
public enum ParameterType: String, Hashable, Sendable, CaseIterable {
  /// Free text, kept word for word.
  case text
  /// A whole number.
  case integer
  /// A number, with tenths where they are said.
  case decimal
  /// Yes or no, by the names of the two where it has some.
  case boolean
  /// An item of the vocabulary whose list bears the parameter's name.
  case item
  /// A day, a time, or both.
  case date
  /// A span of days; a day, a time or both is one, too.
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

  /// The literals it takes; none for what is no literal.
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
