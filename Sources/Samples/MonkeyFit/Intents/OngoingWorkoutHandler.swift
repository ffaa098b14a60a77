// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Pauses, resumes, ends and cancels the ongoing workout; there is an extension for each intent.
final class OngoingWorkoutHandler: NSObject {
  private let trainer: Trainer

  init(_ trainer: Trainer) { self.trainer = trainer }

  /// Agrees to the ongoing workout, even if no name was said, so that the answer can name it.
  func resolve(_ name: INSpeakableString?) async -> INSpeakableStringResolutionResult {
    await trainer.agree { (known, phrasing) throws(WorkoutProblem) in
      guard let ongoing = known.ongoing, phrasing.means(ongoing.kind, name) else {
        return .unanswered()
      }
      return .success(with: phrasing.speakable(ongoing.kind))
    }
  }

  /// Says whether the change is possible.
  func check<Answer: WorkoutAnswer>(
    _ change: WorkoutChange, _ intent: INIntent, _ name: INSpeakableString?, _ ready: Answer
  ) async -> Answer {
    await trainer.serve { phrasing in
      if try await trainer.logbook.answer(to: trainer.request(intent)) == nil {
        let ongoing = try await trainer.logbook.ongoing()
        _ = try change(
          Logbook.matching(phrasing.name(name, of: ongoing), ongoing), at: trainer.now)
      }
      return ready
    }
  }

  func make<Answer: WorkoutAnswer>(
    _ change: WorkoutChange, _ intent: INIntent, _ name: INSpeakableString?, _ done: Answer
  ) async -> Answer {
    await trainer.serve { phrasing in
      let ongoing = try await trainer.logbook.ongoing()
      _ = try await trainer.logbook.apply(
        change, to: phrasing.name(name, of: ongoing), for: trainer.request(intent),
        at: trainer.now)
      return done
    }
  }
}

extension OngoingWorkoutHandler: INUIHostedSnippetProviding {
  /// Shows the progress of the workout; a cancelled one gets no card.
  func configureSnippet(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> INUISnippet? {
    guard interaction.intentHandlingStatus == .success,
      !(interaction.intent is INCancelWorkoutIntent)
    else { return nil }
    let changed = try? await trainer.logbook.answer(to: trainer.request(interaction.intent))
    return changed.flatMap { $0 }.map { trainer.phrasing.progressCard($0, at: trainer.now) }
  }
}

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

extension OngoingWorkoutHandler: INEndWorkoutIntentHandling {
  func resolveWorkoutName(
    for intent: INEndWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    await resolve(intent.workoutName)
  }

  func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    await check(.end, intent, intent.workoutName, .init(code: .ready, userActivity: nil))
  }

  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    await make(.end, intent, intent.workoutName, .init(code: .success, userActivity: nil))
  }
}

extension OngoingWorkoutHandler: INPauseWorkoutIntentHandling {
  func resolveWorkoutName(
    for intent: INPauseWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    await resolve(intent.workoutName)
  }

  func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    await check(.pause, intent, intent.workoutName, .init(code: .ready, userActivity: nil))
  }

  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    await make(.pause, intent, intent.workoutName, .init(code: .success, userActivity: nil))
  }
}

extension OngoingWorkoutHandler: INResumeWorkoutIntentHandling {
  func resolveWorkoutName(
    for intent: INResumeWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    await resolve(intent.workoutName)
  }

  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    await check(.resume, intent, intent.workoutName, .init(code: .ready, userActivity: nil))
  }

  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    await make(.resume, intent, intent.workoutName, .init(code: .success, userActivity: nil))
  }
}
