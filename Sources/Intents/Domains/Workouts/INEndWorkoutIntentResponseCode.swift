// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INEndWorkoutIntentResponse`` answers.
public enum INEndWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  /// The app opens and continues there.
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  /// No workout has this name, or there is no workout at all.
  case failureNoMatchingWorkout = 5
  case success = 6
  /// The app continues in the background.
  case handleInApp = 7
}
