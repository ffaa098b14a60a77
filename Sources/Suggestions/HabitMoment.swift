// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A moment as habits see it.
public struct HabitMoment: Hashable, Sendable {
  /// What was done longer ago has nothing to do with what is done now, in seconds.
  public static let memory: TimeInterval = 7_200

  public var date: Date
  public var timeZone: TimeZone
  public var place: String?

  /// The number of what was done before, within ``memory``; nil for nothing.
  public var previous: Int64?

  public init(_ date: Date, in timeZone: TimeZone, place: String? = nil, previous: Int64? = nil) {
    self.date = date
    self.timeZone = timeZone
    self.place = place
    self.previous = previous
  }

  /// What is kept of something that is done at this moment.
  public var traits: [HabitTrait] {
    let (weekday, halfHour) = position
    var traits = [
      HabitTrait(.any, ""), HabitTrait(.halfHour, "\(halfHour)"),
      HabitTrait(.weekHours, "\(weekday).\(halfHour / Self.block)"),
    ]
    if let place { traits.append(HabitTrait(.place, place)) }
    if let previous { traits.append(HabitTrait(.after, "\(previous)")) }
    return traits
  }

  /// What this moment has in common with others, and how much of it: what is done at eight may be done at
  /// half past.
  public var likeness: [(trait: HabitTrait, share: Double)] {
    let (weekday, halfHour) = position
    let blocks = [halfHour - Self.block, halfHour + Self.block].filter { (0..<48).contains($0) }
    let around = blocks.map { (HabitTrait(.weekHours, "\(weekday).\($0 / Self.block)"), 0.5) }
    let near = (1...Self.reach).flatMap { distance in
      let share = 1 - Double(distance) / Double(Self.reach + 1)
      return [halfHour - distance, halfHour + distance].map { other in
        (HabitTrait(.halfHour, "\((other + 48) % 48)"), share)
      }
    }
    return traits.map { ($0, 1) } + near + around
  }

  /// As many half hours of a weekday count together.
  private static let block = 6

  /// In half hours, to either side.
  private static let reach = 3

  private var position: (weekday: Int, halfHour: Int) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.weekday, .hour, .minute], from: date)
    return (parts.weekday ?? 1, (parts.hour ?? 0) * 2 + (parts.minute ?? 0) / 30)
  }
}

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
