// SPDX-License-Identifier: Apache-2.0

import Foundation

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
