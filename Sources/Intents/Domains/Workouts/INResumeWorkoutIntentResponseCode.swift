// SPDX-License-Identifier: Apache-2.0

/// How the request came out that an ``INResumeWorkoutIntentResponse`` answers.
public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  /// The app opens and goes on there.
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  /// There is no workout of this name, or none at all.
  case failureNoMatchingWorkout = 5
  case success = 6
  /// The app goes on in the background.
  case handleInApp = 7
}
