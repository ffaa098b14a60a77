// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to resume a workout.
public final class INResumeWorkoutIntentResponse: _INCodedResponse<
  INResumeWorkoutIntentResponseCode
>, @unchecked Sendable
{}
