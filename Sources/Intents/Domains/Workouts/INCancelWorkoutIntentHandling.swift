// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to cancel a workout.
///
/// Of each method an app implements one of the two forms, or neither.
public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
  func resolveWorkoutName(
    for intent: INCancelWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveWorkoutName(for intent: INCancelWorkoutIntent) async
    -> INSpeakableStringResolutionResult

  /// Says whether it could be done, before it is.
  func confirm(
    intent: INCancelWorkoutIntent,
    completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
  func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse

  func handle(
    intent: INCancelWorkoutIntent,
    completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
}

extension INCancelWorkoutIntentHandling {
  public func resolveWorkoutName(
    for intent: INCancelWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveWorkoutName(for: intent) }
  }

  public func resolveWorkoutName(for intent: INCancelWorkoutIntent) async
    -> INSpeakableStringResolutionResult
  { .unanswered() }

  public func confirm(
    intent: INCancelWorkoutIntent,
    completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    INCancelWorkoutIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INCancelWorkoutIntent,
    completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    INCancelWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
}
