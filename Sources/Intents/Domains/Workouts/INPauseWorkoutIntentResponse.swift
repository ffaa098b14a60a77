// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to pause a workout.
public final class INPauseWorkoutIntentResponse: _INCodedResponse<INPauseWorkoutIntentResponseCode>,
  @unchecked Sendable
{}
