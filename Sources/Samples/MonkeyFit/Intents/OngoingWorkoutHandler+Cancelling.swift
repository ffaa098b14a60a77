// SPDX-License-Identifier: Apache-2.0

import Intents

extension OngoingWorkoutHandler: INCancelWorkoutIntentHandling {
  func resolveWorkoutName(
    for intent: INCancelWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    await resolve(intent.workoutName)
  }

  func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    await check(.cancel, intent, intent.workoutName, .init(code: .ready, userActivity: nil))
  }

  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    await make(.cancel, intent, intent.workoutName, .init(code: .success, userActivity: nil))
  }
}
