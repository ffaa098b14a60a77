// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to pause a workout.
///
/// Of each method an app implements one of the two forms, or neither.
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
  func resolveWorkoutName(
    for intent: INPauseWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveWorkoutName(for intent: INPauseWorkoutIntent) async
    -> INSpeakableStringResolutionResult

  /// Says whether it could be done, before it is.
  func confirm(
    intent: INPauseWorkoutIntent,
    completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
  func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse

  func handle(
    intent: INPauseWorkoutIntent,
    completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
}

extension INPauseWorkoutIntentHandling {
  public func resolveWorkoutName(
    for intent: INPauseWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveWorkoutName(for: intent) }
  }

  public func resolveWorkoutName(for intent: INPauseWorkoutIntent) async
    -> INSpeakableStringResolutionResult
  { .unanswered() }

  public func confirm(
    intent: INPauseWorkoutIntent,
    completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    INPauseWorkoutIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INPauseWorkoutIntent,
    completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    INPauseWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
}
