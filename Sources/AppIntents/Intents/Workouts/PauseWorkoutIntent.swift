// SPDX-License-Identifier: Apache-2.0

/// Pauses the current workout.
public protocol PauseWorkoutIntent: SystemIntent {}
