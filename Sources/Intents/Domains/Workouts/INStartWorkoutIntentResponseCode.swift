// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INStartWorkoutIntentResponse`` answers.
public enum INStartWorkoutIntentResponseCode: Int, Sendable {
  case unspecified, ready
  /// The app opens and continues there.
  case continueInApp
  case failure, failureRequiringAppLaunch
  /// Another workout is running.
  case failureOngoingWorkout
  /// No workout has this name.
  case failureNoMatchingWorkout
  case success
  /// The app continues in the background.
  case handleInApp
}
