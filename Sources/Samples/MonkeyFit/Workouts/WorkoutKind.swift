// SPDX-License-Identifier: Apache-2.0

import GRDB
import Intents
import SampleData

/// A workout there is to choose: one of the app's, or one the user has made.
struct WorkoutKind: Hashable, Sendable, Codable, StoredRow {
  /// The vocabulary's identifier; the name, where it is the user's own.
  var id: String

  var isOwn: Bool

  /// What it resembles, by ``INWorkoutNameIdentifier``: a Jungle Run is a "run".
  var activity: String

  /// The place when nobody says one.
  var usualPlace: WorkoutPlace

  /// Nil where both places do.
  var onlyPlace: WorkoutPlace?

  var isFavorite: Bool

  /// Checks a place, or takes the usual one.
  func place(_ wished: WorkoutPlace?) throws(WorkoutProblem) -> WorkoutPlace {
    guard let wished else { return usualPlace }
    guard let onlyPlace, onlyPlace != wished else { return wished }
    throw .wrongPlace(self, onlyPlace)
  }

  func resembles(_ name: INSpeakableString) -> Bool {
    activity == name.vocabularyIdentifier ?? name.spokenPhrase
  }
}
