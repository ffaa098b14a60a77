// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An action that an app offers its user: for certain times, or to get a phrase of their own.
public struct OfferedShortcut: Hashable, Sendable, Codable {
  /// The purpose of the offer.
  public enum Kind: String, Hashable, Sendable {
    /// To be done when it is of use.
    case relevant
    /// To get a phrase of the user's own.
    case suggested
  }

  /// When something is of use.
  public enum Condition: Hashable, Sendable, Codable {
    /// From a time to another; nil for the hour that follows.
    case dates(Date, Date?)
    case routine(DailyRoutine)
  }

  public var step: ShortcutStep

  /// The app's title for it; nil for the assistant's own.
  public var title: String?

  /// It is of use when one of these holds; always when there are none.
  public var conditions: [Condition]

  public init(step: ShortcutStep, title: String? = nil, conditions: [Condition] = []) {
    self.step = step
    self.title = title
    self.conditions = conditions
  }

  /// Whether it is of use now.
  ///
  /// - Parameters:
  ///   - date: the current time.
  ///   - calendar: tells the hour of it.
  ///   - place: where the user is, in a word of theirs; nil when unknown.
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
  /// A routine that isn't known here: it never holds.
  case unknown

  /// Whether it is that part of the day. A place is compared by its name alone.
  func holds(at date: Date, in calendar: Calendar, place: String?) -> Bool {
    switch self {
    case .morning: (5..<10).contains(calendar.component(.hour, from: date))
    case .evening: (17..<22).contains(calendar.component(.hour, from: date))
    case .home, .work, .school, .gym, .commute: place?.lowercased() == rawValue
    case .unknown: false
    }
  }
}
