// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Why a request can't be fulfilled. The words are ``Phrasing/reason(_:)``'s.
enum WorkoutProblem: Error, Hashable, Sendable {
  /// Another workout is running or paused.
  case ongoing(Workout)
  case nothingOngoing
  /// The ongoing workout is not the one that was named.
  case other(Workout, named: String)
  case alreadyPaused(Workout)
  case alreadyRunning(Workout)
  case unknownKind(String, known: [WorkoutKind])
  case goalTooSmall
  case goalTooLarge(WorkoutUnit)
  /// It can be done in one place only.
  case wrongPlace(WorkoutKind, WorkoutPlace)
  /// A required value is missing.
  case incomplete

  /// The response's code: SiriKit's if it has one.
  var code: String {
    switch self {
    case .ongoing: "failureOngoingWorkout"
    case .nothingOngoing, .other, .alreadyPaused, .alreadyRunning, .unknownKind:
      "failureNoMatchingWorkout"
    case .goalTooSmall, .goalTooLarge: "goalOutOfRange"
    case .wrongPlace: "wrongPlace"
    case .incomplete: "incompleteRequest"
    }
  }
}

/// A change to the ongoing workout.
enum WorkoutChange: Hashable, Sendable {
  case pause, resume, end, cancel

  /// The workout after the change. A cancelled workout is not kept.
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
