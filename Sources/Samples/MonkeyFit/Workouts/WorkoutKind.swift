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

/// Which kind of workout a name means.
enum KindMatch: Hashable, Sendable {
  case one(WorkoutKind)
  /// Not by its name, but nothing else comes near: a "yoga".
  case perhaps(WorkoutKind)
  case several([WorkoutKind])
  case none
}

/// Where a workout is done.
enum WorkoutPlace: String, Hashable, Sendable, Codable {
  case outdoor, indoor

  /// Nil for the unknown one.
  init?(_ type: INWorkoutLocationType) { self.init(rawValue: "\(type)") }

  /// As SiriKit calls it.
  var type: INWorkoutLocationType {
    switch self {
    case .outdoor: .outdoor
    case .indoor: .indoor
    }
  }
}

/// What is to be started.
struct WorkoutPlan: Hashable, Sendable {
  var kind: WorkoutKind
  var goal: WorkoutGoal?
  var place: WorkoutPlace
  var isOpenEnded: Bool
}
