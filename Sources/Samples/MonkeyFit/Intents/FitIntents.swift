// SPDX-License-Identifier: Apache-2.0

import Intents

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
