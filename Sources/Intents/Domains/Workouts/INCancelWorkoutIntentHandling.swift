// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to cancel a workout.
///
/// Each method has two forms, and an app implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
  func resolveWorkoutName(
    for intent: INCancelWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveWorkoutName(for intent: INCancelWorkoutIntent) async
    -> INSpeakableStringResolutionResult

  /// Says beforehand whether the request can be carried out.
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
