// SPDX-License-Identifier: Apache-2.0

import Intents

extension OngoingWorkoutHandler: INEndWorkoutIntentHandling {
  func resolveWorkoutName(
    for intent: INEndWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    await resolve(intent.workoutName)
  }

  func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    await check(.end, intent, intent.workoutName, .init(code: .ready, userActivity: nil))
  }

  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    await make(.end, intent, intent.workoutName, .init(code: .success, userActivity: nil))
  }
}
