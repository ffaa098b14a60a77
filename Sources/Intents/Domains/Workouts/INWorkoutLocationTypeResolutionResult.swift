// SPDX-License-Identifier: Apache-2.0

/// What a handler says of where a workout takes place.
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
