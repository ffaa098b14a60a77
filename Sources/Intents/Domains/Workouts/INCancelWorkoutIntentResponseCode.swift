// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INCancelWorkoutIntentResponse`` answers. The codes that
/// ``INStartWorkoutIntentResponseCode`` has too are explained there.
public enum INCancelWorkoutIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch
  /// No workout has this name, or there is no workout at all.
  case failureNoMatchingWorkout
  case success, handleInApp
}
