// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to start a workout.
///
/// Each method has two forms, and an app implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveWorkoutName(for intent: INStartWorkoutIntent) async
    -> INSpeakableStringResolutionResult

  func resolveGoalValue(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)
  func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult

  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void)
  func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async
    -> INWorkoutGoalUnitTypeResolutionResult

  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void)
  func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async
    -> INWorkoutLocationTypeResolutionResult

  func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult

  /// Says beforehand whether the request can be carried out.
  func confirm(
    intent: INStartWorkoutIntent,
    completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse

  func handle(
    intent: INStartWorkoutIntent,
    completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
}

extension INStartWorkoutIntentHandling {
  public func resolveWorkoutName(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveWorkoutName(for: intent) }
  }

  public func resolveWorkoutName(for intent: INStartWorkoutIntent) async
    -> INSpeakableStringResolutionResult
  { .unanswered() }

  public func resolveGoalValue(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveGoalValue(for: intent) }
  }

  public func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
    .unanswered()
  }

  public func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveWorkoutGoalUnitType(for: intent) }
  }

  public func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async
    -> INWorkoutGoalUnitTypeResolutionResult
  { .unanswered() }

  public func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveWorkoutLocationType(for: intent) }
  }

  public func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async
    -> INWorkoutLocationTypeResolutionResult
  { .unanswered() }

  public func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveIsOpenEnded(for: intent) }
  }

  public func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async
    -> INBooleanResolutionResult
  { .unanswered() }

  public func confirm(
    intent: INStartWorkoutIntent,
    completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    INStartWorkoutIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INStartWorkoutIntent,
    completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    INStartWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
}
