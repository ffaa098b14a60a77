// SPDX-License-Identifier: Apache-2.0

/// Resumes a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}
