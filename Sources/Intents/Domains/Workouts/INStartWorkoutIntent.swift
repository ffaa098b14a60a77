// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Starts a workout.
public final class INStartWorkoutIntent: INIntent, @unchecked Sendable {
  /// The workout's name: the user's, one of the app's vocabulary, or an
  /// ``INWorkoutNameIdentifier``.
  public internal(set) var workoutName: INSpeakableString?

  /// How far, how long or how much, in the unit of ``workoutGoalUnitType``.
  public internal(set) var goalValue: Double?

  /// Nil if the user didn't say it; ``workoutGoalUnitType`` is then unknown.
  var heardWorkoutGoalUnitType: INWorkoutGoalUnitType?

  public var workoutGoalUnitType: INWorkoutGoalUnitType { heardWorkoutGoalUnitType ?? .unknown }

  /// Nil if the user didn't say it; ``workoutLocationType`` is then unknown.
  var heardWorkoutLocationType: INWorkoutLocationType?

  public var workoutLocationType: INWorkoutLocationType { heardWorkoutLocationType ?? .unknown }

  /// Whether the workout lasts until the user ends it.
  public internal(set) var isOpenEnded: Bool?

  public convenience init(
    workoutName: INSpeakableString? = nil, goalValue: Double? = nil,
    workoutGoalUnitType: INWorkoutGoalUnitType = .unknown,
    workoutLocationType: INWorkoutLocationType = .unknown, isOpenEnded: Bool? = nil
  ) {
    self.init()
    self.workoutName = workoutName
    self.goalValue = goalValue
    heardWorkoutGoalUnitType = workoutGoalUnitType == .unknown ? nil : workoutGoalUnitType
    heardWorkoutLocationType = workoutLocationType == .unknown ? nil : workoutLocationType
    self.isOpenEnded = isOpenEnded
  }

  public override class var shape: IntentShape {
    typealias Handler = any INStartWorkoutIntentHandling
    return IntentShape(
      named: "INStartWorkoutIntent", of: INStartWorkoutIntent.self, handledBy: Handler.self,
      domain: "Workouts", category: .start,
      parameters: [
        .one("workoutName", \INStartWorkoutIntent.workoutName, isRequired: true, for: Handler.self)
        {
          $0.resolveWorkoutName(for: $1, with: $2)
        },
        .one("goalValue", \INStartWorkoutIntent.goalValue, for: Handler.self) {
          $0.resolveGoalValue(for: $1, with: $2)
        },
        .one(
          "workoutGoalUnitType", \INStartWorkoutIntent.heardWorkoutGoalUnitType, for: Handler.self
        ) {
          $0.resolveWorkoutGoalUnitType(for: $1, with: $2)
        }.found(by: \INStartWorkoutIntent.workoutGoalUnitType),
        .one(
          "workoutLocationType", \INStartWorkoutIntent.heardWorkoutLocationType, for: Handler.self
        ) {
          $0.resolveWorkoutLocationType(for: $1, with: $2)
        }.found(by: \INStartWorkoutIntent.workoutLocationType),
        .one("isOpenEnded", \INStartWorkoutIntent.isOpenEnded, for: Handler.self) {
          $0.resolveIsOpenEnded(for: $1, with: $2)
        },
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
