// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Starts workouts.
final class StartWorkoutHandler: NSObject, INStartWorkoutIntentHandling {
  private let trainer: Trainer

  init(_ trainer: Trainer) { self.trainer = trainer }

  // MARK: Agreeing

  func resolveWorkoutName(
    for intent: INStartWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    await trainer.agree { (known, phrasing) throws(WorkoutProblem) in
      if let ongoing = known.ongoing { throw .ongoing(ongoing) }
      guard let name = intent.workoutName else { return .needsValue() }
      switch phrasing.match(name, among: known.kinds) {
      case .one(let kind): return .success(with: phrasing.speakable(kind))
      case .perhaps(let kind): return .confirmationRequired(with: phrasing.speakable(kind))
      case .several(let kinds): return .disambiguation(with: kinds.map(phrasing.speakable))
      case .none: throw .unknownKind(name.spokenPhrase, known: known.kinds)
      }
    }
  }

  func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
    await trainer.agree { (_, _) throws(WorkoutProblem) in
      guard let value = intent.goalValue else { return .notRequired() }
      guard value > 0 else { throw .goalTooSmall }
      _ = try intent.goal()
      return .success(with: value)
    }
  }

  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutGoalUnitTypeResolutionResult {
    await trainer.agree { (_, _) throws(WorkoutProblem) in
      guard intent.goalValue != nil else { return .notRequired() }
      guard try intent.goal() != nil else { return .needsValue() }
      return .success(with: intent.workoutGoalUnitType)
    }
  }

  /// Chooses the kind's usual place if none is said; the answer names it when the workout starts.
  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutLocationTypeResolutionResult {
    await trainer.agree { (known, phrasing) throws(WorkoutProblem) in
      guard let name = intent.workoutName,
        case .one(let kind) = phrasing.match(name, among: known.kinds)
      else { return .unanswered() }
      let place = try kind.place(WorkoutPlace(intent.workoutLocationType))
      return .success(with: place.type)
    }
  }

  // MARK: Acting

  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    await trainer.serve { phrasing in
      if try await trainer.logbook.answer(to: trainer.request(intent)) == nil {
        let known = try await trainer.knowledge()
        if let ongoing = known.ongoing { throw WorkoutProblem.ongoing(ongoing) }
        _ = try intent.plan(known.kinds, phrasing)
      }
      return INStartWorkoutIntentResponse(code: .ready, userActivity: nil)
    }
  }

  /// Starts the workout, which goes on in the background.
  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    await trainer.serve { phrasing in
      let plan = try intent.plan(try await trainer.logbook.kinds(), phrasing)
      _ = try await trainer.logbook.start(
        plan, for: trainer.request(intent), at: trainer.now)
      return INStartWorkoutIntentResponse(code: .success, userActivity: nil)
    }
  }
}

extension StartWorkoutHandler: INUIHostedSnippetProviding {
  /// Shows the plan while it is confirmed, and the workout once it has begun.
  func configureSnippet(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> INUISnippet? {
    guard let intent = interaction.intent as? INStartWorkoutIntent else { return nil }
    let phrasing = trainer.phrasing
    guard interaction.intentHandlingStatus == .success else {
      let kinds = (try? await trainer.logbook.kinds()) ?? []
      return (try? intent.plan(kinds, phrasing)).map(phrasing.card)
    }
    let started = try? await trainer.logbook.answer(to: trainer.request(intent))
    return started.flatMap { $0 }.map(phrasing.startedCard)
  }
}

extension INStartWorkoutIntent {
  /// Nil without a goal, and while its unit isn't known.
  func goal() throws(WorkoutProblem) -> WorkoutGoal? {
    guard let goalValue, let unit = WorkoutUnit(workoutGoalUnitType) else { return nil }
    return try WorkoutGoal(goalValue, unit)
  }

  /// The plan, once all of it is clear; an open-ended workout has no goal.
  func plan(_ kinds: [WorkoutKind], _ phrasing: Phrasing) throws(WorkoutProblem) -> WorkoutPlan {
    guard let workoutName else { throw .incomplete }
    guard case .one(let kind) = phrasing.match(workoutName, among: kinds) else {
      throw .unknownKind(workoutName.spokenPhrase, known: kinds)
    }
    let isOpenEnded = isOpenEnded ?? false
    return WorkoutPlan(
      kind: kind, goal: isOpenEnded ? nil : try goal(),
      place: try kind.place(WorkoutPlace(workoutLocationType)), isOpenEnded: isOpenEnded)
  }
}
