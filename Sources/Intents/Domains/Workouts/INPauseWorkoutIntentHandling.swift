// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to pause a workout.
///
/// Each method has two forms, and an app implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
  func resolveWorkoutName(
    for intent: INPauseWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveWorkoutName(for intent: INPauseWorkoutIntent) async
    -> INSpeakableStringResolutionResult

  /// Says beforehand whether the request can be carried out.
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
