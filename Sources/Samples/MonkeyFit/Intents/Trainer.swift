// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Who works with the user: the logbook, and what is said about it.
struct Trainer: Sendable {
  /// What is known of workouts at one moment.
  struct Knowledge: Sendable {
    var kinds: [WorkoutKind]
    var ongoing: Workout?
  }

  let logbook: Logbook

  /// Nil for the machine's own.
  let timeZone: TimeZone?

  /// The words and formats of whoever is served now.
  var phrasing: Phrasing { Phrasing(RequestContext.current, timeZone: timeZone) }

  var now: Date { RequestContext.current?.now ?? Date() }

  func knowledge() async throws -> Knowledge {
    Knowledge(kinds: try await logbook.kinds(), ongoing: try await logbook.ongoing())
  }

  /// Agrees to a value given what is known now; changes nothing.
  ///
  /// What is wrong with the value is told in the user's words. A workout that is going on ends the
  /// request at once: there is nothing to be gained by asking on.
  func agree<Answer: INIntentResolutionResult>(
    _ check: (Knowledge, Phrasing) throws(WorkoutProblem) -> Answer
  ) async -> Answer {
    let phrasing = phrasing
    do {
      return try check(try await knowledge(), phrasing)
    } catch WorkoutProblem.ongoing(let workout) {
      return .failed(with: phrasing.failure(WorkoutProblem.ongoing(workout)))
    } catch let problem as WorkoutProblem {
      return .unsupported(saying: phrasing.reason(problem))
    } catch {
      return .failed(with: phrasing.failure(error))
    }
  }

  /// Does a piece of work that answers; what keeps it from being done is told in the user's words.
  func serve<Answer: WorkoutAnswer>(_ work: (Phrasing) async throws -> Answer) async -> Answer {
    let phrasing = phrasing
    do {
      return try await work(phrasing)
    } catch {
      let failed = Answer(failing: error as? WorkoutProblem)
      failed.failure = phrasing.failure(error)
      return failed
    }
  }

  /// The request's own number, by which nothing is done twice.
  func request(_ intent: INIntent) -> UUID {
    intent.identifier.flatMap(UUID.init) ?? UUID()
  }
}

/// The app's intents extension: who handles what.
final class FitIntents: INExtension {
  static let kinds: [INIntent.Type] = [
    INStartWorkoutIntent.self, INPauseWorkoutIntent.self, INResumeWorkoutIntent.self,
    INEndWorkoutIntent.self, INCancelWorkoutIntent.self,
  ]

  private let trainer: Trainer

  init(_ trainer: Trainer) { self.trainer = trainer }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INStartWorkoutIntent: StartWorkoutHandler(trainer)
    case is INPauseWorkoutIntent, is INResumeWorkoutIntent, is INEndWorkoutIntent,
      is INCancelWorkoutIntent:
      OngoingWorkoutHandler(trainer)
    default: nil
    }
  }
}
