// SPDX-License-Identifier: Apache-2.0

import Intents

/// Where a workout is done.
enum WorkoutPlace: String, Hashable, Sendable, Codable {
  case outdoor, indoor

  /// Nil for the unknown one.
  init?(_ type: INWorkoutLocationType) { self.init(rawValue: "\(type)") }

  /// As SiriKit calls it.
  var type: INWorkoutLocationType {
    switch self {
    case .outdoor: .outdoor
    case .indoor: .indoor
    }
  }
}
