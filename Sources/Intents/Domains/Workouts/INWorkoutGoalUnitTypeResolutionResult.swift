// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about the unit of a workout's goal.
public final class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult,
  @unchecked Sendable
{
  public class func success(with resolvedWorkoutGoalUnitType: INWorkoutGoalUnitType) -> Self {
    resolved(resolvedWorkoutGoalUnitType)
  }

  public class func confirmationRequired(with workoutGoalUnitTypeToConfirm: INWorkoutGoalUnitType)
    -> Self
  {
    confirmation(workoutGoalUnitTypeToConfirm)
  }
}
