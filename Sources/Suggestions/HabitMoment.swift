// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A moment with the properties that habits depend on.
public struct HabitMoment: Hashable, Sendable {
  /// How long an action can influence the next one, in seconds.
  public static let memory: TimeInterval = 7_200

  public var date: Date
  public var timeZone: TimeZone
  public var place: String?

  /// The number of the action before, within ``memory``; nil if there was none.
  public var previous: Int64?

  public init(_ date: Date, in timeZone: TimeZone, place: String? = nil, previous: Int64? = nil) {
    self.date = date
    self.timeZone = timeZone
    self.place = place
    self.previous = previous
  }

  /// The traits that are stored for an action at this moment.
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

  /// The traits that this moment shares with others, each with its share between 0 and 1.
  ///
  /// Nearby times share a trait in part: an action of eight o'clock may be done at half past eight.
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

  /// The number of half hours of a weekday that count as one block.
  private static let block = 6

  /// The distance to nearby times on either side, in half hours.
  private static let reach = 3

  private var position: (weekday: Int, halfHour: Int) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.weekday, .hour, .minute], from: date)
    return (parts.weekday ?? 1, (parts.hour ?? 0) * 2 + (parts.minute ?? 0) / 30)
  }
}

/// A property that a moment shares with other moments, at which people may do the same.
public struct HabitTrait: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The trait of every moment.
    case any
    /// A half hour of the day, from `0` at midnight to `47`.
    case halfHour
    /// A block of hours on a weekday. `2.7` is Monday from 21 to 24 o'clock.
    case weekHours
    /// The place where the user is.
    case place
    /// The number of the action just before.
    case after
  }

  public var kind: Kind
  public var value: String

  public init(_ kind: Kind, _ value: String) {
    self.kind = kind
    self.value = value
  }
}
