// SPDX-License-Identifier: Apache-2.0

import Intents

/// What a goal is counted in, by SiriKit's names.
enum WorkoutUnit: String, Hashable, Sendable, Codable, CaseIterable {
  case inch, meter, foot, mile, yard, second, minute, hour, joule, kiloCalorie

  /// Nil for the unknown one.
  init?(_ type: INWorkoutGoalUnitType) { self.init(rawValue: "\(type)") }

  /// How long one is, in seconds; nil for what is no length of time.
  var seconds: Double? {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    default: nil
    }
  }

  /// The largest goal: a day, 200 kilometers or 10,000 kilocalories, give or take.
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
