// SPDX-License-Identifier: Apache-2.0

import Intents

extension OngoingWorkoutHandler: INPauseWorkoutIntentHandling {
  func resolveWorkoutName(
    for intent: INPauseWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    await resolve(intent.workoutName)
  }

  func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    await check(.pause, intent, intent.workoutName, .init(code: .ready, userActivity: nil))
  }

  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    await make(.pause, intent, intent.workoutName, .init(code: .success, userActivity: nil))
  }
}
