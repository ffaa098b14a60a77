// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INStartWorkoutIntentResponse`` answers.
public enum INStartWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  /// The app opens and continues there.
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  /// Another workout is running.
  case failureOngoingWorkout = 5
  /// No workout has this name.
  case failureNoMatchingWorkout = 6
  case success = 7
  /// The app continues in the background.
  case handleInApp = 8
}
