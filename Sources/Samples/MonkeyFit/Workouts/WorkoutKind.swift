// SPDX-License-Identifier: Apache-2.0

import GRDB
import Intents
import SampleData

/// A workout to choose from: one of the app's, or one that the user has made.
struct WorkoutKind: Hashable, Sendable, Codable, StoredRow {
  /// The vocabulary's identifier; for the user's own kinds, the name.
  var id: String

  var isOwn: Bool

  /// The activity it resembles, by `INWorkoutNameIdentifier`: a Jungle Run is a "run".
  var activity: String

  /// The place for a user who says none.
  var usualPlace: WorkoutPlace

  /// Nil if both places are possible.
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
  /// Not the name of a kind, but close to only one: a "yoga".
  case perhaps(WorkoutKind)
  case several([WorkoutKind])
  case none
}

/// Where a workout is done.
enum WorkoutPlace: String, Hashable, Sendable, Codable {
  case outdoor, indoor

  /// Nil for the unknown value.
  init?(_ type: INWorkoutLocationType) { self.init(rawValue: "\(type)") }

  /// SiriKit's value for the place.
  var type: INWorkoutLocationType {
    switch self {
    case .outdoor: .outdoor
    case .indoor: .indoor
    }
  }
}
