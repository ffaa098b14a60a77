// SPDX-License-Identifier: Apache-2.0

/// Something a moment has in common with others at which the same may be done.
public struct HabitTrait: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Every moment's.
    case any
    /// A half hour of the day: `0` from midnight, `47` the last.
    case halfHour
    /// A day of the week and a quarter of it: `2.3`, Monday from 18 to 24 o'clock.
    case weekQuarter
    /// A day of the week: `1` is Sunday.
    case weekday
    /// Where the user is.
    case place
    /// What was done just before, by its number.
    case after
  }

  public var kind: Kind
  public var value: String

  public init(_ kind: Kind, _ value: String) {
    self.kind = kind
    self.value = value
  }
}
