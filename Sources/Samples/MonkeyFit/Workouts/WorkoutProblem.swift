// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents

/// Why something can't be done. The words for it are ``Phrasing/reason(_:)``'s.
enum WorkoutProblem: Error, Hashable, Sendable {
  /// Another one runs or rests.
  case ongoing(Workout)
  case nothingOngoing
  /// The one there is is another than the one that was named.
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

  /// The response's code: SiriKit's where it has one.
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
