// SPDX-License-Identifier: Apache-2.0

import Intents

extension OngoingWorkoutHandler: INResumeWorkoutIntentHandling {
  func resolveWorkoutName(
    for intent: INResumeWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    await resolve(intent.workoutName)
  }

  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    await check(.resume, intent, intent.workoutName, .init(code: .ready, userActivity: nil))
  }

  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    await make(.resume, intent, intent.workoutName, .init(code: .success, userActivity: nil))
  }
}
