// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to cancel a workout.
public final class INCancelWorkoutIntentResponse: _INCodedResponse<
  INCancelWorkoutIntentResponseCode
>, @unchecked Sendable
{}
