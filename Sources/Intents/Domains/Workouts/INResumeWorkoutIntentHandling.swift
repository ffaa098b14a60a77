// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to resume a workout.
///
/// Of each method an app implements one of the two forms, or neither.
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
  func resolveWorkoutName(
    for intent: INResumeWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveWorkoutName(for intent: INResumeWorkoutIntent) async
    -> INSpeakableStringResolutionResult

  /// Says whether it could be done, before it is.
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
