// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to start a workout.
public final class INStartWorkoutIntentResponse: _INCodedResponse<INStartWorkoutIntentResponseCode>,
  @unchecked Sendable
{}
