// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to resume a workout.
///
/// Each method has two forms, and an app implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
  func resolveWorkoutName(
    for intent: INResumeWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveWorkoutName(for intent: INResumeWorkoutIntent) async
    -> INSpeakableStringResolutionResult

  /// Says beforehand whether the request can be carried out.
  func confirm(
    intent: INResumeWorkoutIntent,
    completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse

  func handle(
    intent: INResumeWorkoutIntent,
    completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
}

extension INResumeWorkoutIntentHandling {
  public func resolveWorkoutName(
    for intent: INResumeWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveWorkoutName(for: intent) }
  }

  public func resolveWorkoutName(for intent: INResumeWorkoutIntent) async
    -> INSpeakableStringResolutionResult
  { .unanswered() }

  public func confirm(
    intent: INResumeWorkoutIntent,
    completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    INResumeWorkoutIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INResumeWorkoutIntent,
    completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    INResumeWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
}
