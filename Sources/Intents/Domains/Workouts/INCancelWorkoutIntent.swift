// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Ends the current workout and discards its results.
public final class INCancelWorkoutIntent: INIntent, @unchecked Sendable {
  /// Nil for the current workout.
  public internal(set) var workoutName: INSpeakableString?

  public convenience init(workoutName: INSpeakableString?) {
    self.init()
    self.workoutName = workoutName
  }

  public override class var shape: IntentShape {
    typealias Handler = any INCancelWorkoutIntentHandling
    return IntentShape(
      named: "INCancelWorkoutIntent", of: INCancelWorkoutIntent.self, handledBy: Handler.self,
      domain: "Workouts", category: .generic,
      parameters: [
        .one("workoutName", \INCancelWorkoutIntent.workoutName, for: Handler.self) {
          $0.resolveWorkoutName(for: $1, with: $2)
        }
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
