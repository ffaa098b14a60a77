// SPDX-License-Identifier: Apache-2.0

/// Something a moment has in common with others at which the same may be done.
public struct HabitTrait: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Every moment's.
    case any
    /// A half hour of the day: `0` from midnight, `47` the last.
    case halfHour
    /// Some hours of a day of the week: `2.7` is Monday from 21 to 24 o'clock.
    case weekHours
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
