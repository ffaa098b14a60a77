// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about the location of a workout.
public final class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult,
  @unchecked Sendable
{
  public class func success(with resolvedWorkoutLocationType: INWorkoutLocationType) -> Self {
    resolved(resolvedWorkoutLocationType)
  }

  public class func confirmationRequired(with workoutLocationTypeToConfirm: INWorkoutLocationType)
    -> Self
  {
    confirmation(workoutLocationTypeToConfirm)
  }
}
