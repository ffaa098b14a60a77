// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import SampleData

/// Serves requests about workouts: the logbook, and the words for the user.
struct Trainer: Sendable {
  /// The state of the logbook at one moment.
  struct Knowledge: Sendable {
    var kinds: [WorkoutKind]
    var ongoing: Workout?
  }

  let logbook: Logbook

  /// Nil for the machine's own zone.
  let timeZone: TimeZone?

  /// The words and formats of the user who is served now.
  var phrasing: Phrasing { Phrasing(RequestContext.current, timeZone: timeZone) }

  var now: Date { RequestContext.current?.now ?? Date() }

  func knowledge() async throws -> Knowledge {
    Knowledge(kinds: try await logbook.kinds(), ongoing: try await logbook.ongoing())
  }

  /// Agrees to a value given the state now; changes nothing.
  ///
  /// Problems with the value are reported in the user's words. If another workout is ongoing, the
  /// request ends at once: further questions would gain nothing.
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

  /// Does a piece of work that answers, and gives the reason in the user's words where it fails.
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

  /// The request's own identifier, which keeps anything from being done twice.
  func request(_ intent: INIntent) -> UUID {
    intent.identifier.flatMap(UUID.init) ?? UUID()
  }
}

/// The app's intents extension: finds the handler of each intent.
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
