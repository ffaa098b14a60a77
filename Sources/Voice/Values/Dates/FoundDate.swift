// SPDX-License-Identifier: Apache-2.0

/// A day, a time of day, both or a duration, found in a text.
public struct FoundDate: Hashable, Sendable {
  /// The names are those of the values' types.
  public enum Kind: String, CaseIterable, Sendable {
    case datetime
    case date
    case time
    case duration

    var category: DateCategory {
      switch self {
      case .date: .date
      case .time: .time
      case .datetime: .datetime
      case .duration: .duration
      }
    }
  }

  public var kind: Kind

  /// In ISO 8601: `2016-11-07`, `15:30:00`, `2016-11-07T15:30:00`, `PT20M`.
  public var value: String

  /// In characters of the text as typed.
  public var span: Range<Int>
}
