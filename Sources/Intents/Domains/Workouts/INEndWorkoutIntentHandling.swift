// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to end a workout.
///
/// Each method has two forms, and an app implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
  func resolveWorkoutName(
    for intent: INEndWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult

  /// Says beforehand whether the request can be carried out.
  func confirm(
    intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
  )
  func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse

  func handle(
    intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
  )
  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
}

extension INEndWorkoutIntentHandling {
  public func resolveWorkoutName(
    for intent: INEndWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveWorkoutName(for: intent) }
  }

  public func resolveWorkoutName(for intent: INEndWorkoutIntent) async
    -> INSpeakableStringResolutionResult
  { .unanswered() }

  public func confirm(
    intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    INEndWorkoutIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    INEndWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
}
