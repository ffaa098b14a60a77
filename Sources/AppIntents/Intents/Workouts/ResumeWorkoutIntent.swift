// SPDX-License-Identifier: Apache-2.0

/// Goes on with a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}
