// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that an app offers its user to do: at certain times, or to be given words of their own.
public struct OfferedShortcut: Hashable, Sendable, Codable {
  /// What it is offered for.
  public enum Kind: String, Hashable, Sendable {
    /// To be done when it is of use.
    case relevant
    /// To be given words of the user's own.
    case suggested
  }

  /// When something is of use.
  public enum Condition: Hashable, Sendable, Codable {
    /// From a time to another; nil for the hour that follows.
    case dates(Date, Date?)
    case routine(DailyRoutine)
  }

  public var step: ShortcutStep

  /// What the app calls it; nil for what the assistant does.
  public var title: String?

  /// One of them is enough; always where there are none.
  public var conditions: [Condition]

  public init(step: ShortcutStep, title: String? = nil, conditions: [Condition] = []) {
    self.step = step
    self.title = title
    self.conditions = conditions
  }

  /// Whether it is of use now.
  ///
  /// - Parameter place: where the user is, in a word of theirs; nil for somewhere.
  public func isRelevant(at date: Date, in calendar: Calendar, place: String? = nil) -> Bool {
    conditions.isEmpty
      || conditions.contains { condition in
        switch condition {
        case .dates(let start, let end):
          start <= date && date <= end ?? start.addingTimeInterval(3_600)
        case .routine(let routine): routine.holds(at: date, in: calendar, place: place)
        }
      }
  }
}

/// A part of a user's day.
public enum DailyRoutine: String, Hashable, Sendable, Codable {
  /// From five to ten.
  case morning
  /// From five in the afternoon to ten.
  case evening
  case home
  case work
  case school
  case gym
  case commute
  /// Nobody knows here: never.
  case unknown

  /// Whether it is that part of the day; a place by its name alone.
  func holds(at date: Date, in calendar: Calendar, place: String?) -> Bool {
    switch self {
    case .morning: (5..<10).contains(calendar.component(.hour, from: date))
    case .evening: (17..<22).contains(calendar.component(.hour, from: date))
    case .home, .work, .school, .gym, .commute: place?.lowercased() == rawValue
    case .unknown: false
    }
  }
}
