// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Ends the workout that is running and keeps its results.
public final class INEndWorkoutIntent: INIntent, @unchecked Sendable {
  /// Nil for the current workout.
  public internal(set) var workoutName: INSpeakableString?

  public convenience init(workoutName: INSpeakableString?) {
    self.init()
    self.workoutName = workoutName
  }

  public override class var shape: IntentShape {
    typealias Handler = any INEndWorkoutIntentHandling
    return IntentShape(
      named: "INEndWorkoutIntent", of: INEndWorkoutIntent.self, handledBy: Handler.self,
      domain: "Workouts", category: .generic,
      parameters: [
        .one("workoutName", \INEndWorkoutIntent.workoutName, for: Handler.self) {
          $0.resolveWorkoutName(for: $1, with: $2)
        }
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
