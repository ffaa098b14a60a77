// SPDX-License-Identifier: Apache-2.0

/// Pauses the workout that is under way.
public protocol PauseWorkoutIntent: SystemIntent {}
