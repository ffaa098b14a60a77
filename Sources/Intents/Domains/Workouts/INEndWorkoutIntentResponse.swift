// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to end a workout.
public final class INEndWorkoutIntentResponse: _INCodedResponse<INEndWorkoutIntentResponseCode>,
  @unchecked Sendable
{}
