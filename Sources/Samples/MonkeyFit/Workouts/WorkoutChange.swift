// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What can be done with the workout there is.
enum WorkoutChange: Hashable, Sendable {
  case pause, resume, end, cancel

  /// The workout as it is then; nothing is kept of a cancelled one.
  func callAsFunction(_ workout: Workout, at now: Date) throws(WorkoutProblem) -> Workout {
    var changed = workout
    switch self {
    case .pause:
      guard workout.state == .running else { throw .alreadyPaused(workout) }
      changed.pausedAt = now
    case .resume:
      guard let pausedAt = workout.pausedAt else { throw .alreadyRunning(workout) }
      changed.rest += max(0, now.timeIntervalSince(pausedAt))
      changed.pausedAt = nil
    case .end, .cancel:
      changed.endedAt = now
    }
    return changed
  }
}
