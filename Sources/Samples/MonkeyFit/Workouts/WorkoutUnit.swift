// SPDX-License-Identifier: Apache-2.0

import Intents

/// The unit of a goal, by SiriKit's names.
enum WorkoutUnit: String, Hashable, Sendable, Codable, CaseIterable {
  case inch, meter, foot, mile, yard, second, minute, hour, joule, kiloCalorie

  /// Nil for the unknown value.
  init?(_ type: INWorkoutGoalUnitType) { self.init(rawValue: "\(type)") }

  /// The length of one unit, in seconds; nil if it doesn't measure time.
  var seconds: Double? {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    default: nil
    }
  }

  /// The largest goal: about a day, 200 kilometers or 10,000 kilocalories.
  var most: Double {
    switch self {
    case .second: 86_400
    case .minute: 1_440
    case .hour: 24
    case .inch: 7_800_000
    case .foot: 650_000
    case .yard: 216_000
    case .meter: 200_000
    case .mile: 124
    case .joule: 41_840_000
    case .kiloCalorie: 10_000
    }
  }
}
