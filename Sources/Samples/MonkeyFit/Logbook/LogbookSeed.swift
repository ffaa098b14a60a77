// SPDX-License-Identifier: Apache-2.0

import GRDB
import IntentModel

/// The data that the logbook starts with.
struct LogbookSeed {
  private let words: Wording

  /// - Parameter words: the app's texts in the language of its first user.
  init(_ words: Wording) { self.words = words }

  /// The user's name for a workout of their own.
  private func name(_ key: String) -> String { words.text("seed.\(key)") }

  private var kinds: [WorkoutKind] {
    [
      WorkoutKind(
        id: "bananarific", isOwn: false, activity: "highIntensityIntervalTraining",
        usualPlace: .indoor, onlyPlace: nil, isFavorite: true),
      WorkoutKind(
        id: "jungle_run", isOwn: false, activity: "run", usualPlace: .outdoor, onlyPlace: .outdoor,
        isFavorite: false),
      WorkoutKind(
        id: "vine_climb", isOwn: false, activity: "stairs", usualPlace: .indoor, onlyPlace: nil,
        isFavorite: false),
      WorkoutKind(
        id: "treetop_yoga", isOwn: false, activity: "yoga", usualPlace: .outdoor, onlyPlace: nil,
        isFavorite: false),
      WorkoutKind(
        id: name("coconut_crunch"), isOwn: true, activity: "crosstraining", usualPlace: .indoor,
        onlyPlace: nil, isFavorite: true),
      WorkoutKind(
        id: name("sunday_swing"), isOwn: true, activity: "dance", usualPlace: .indoor,
        onlyPlace: .indoor,
        isFavorite: false),
      WorkoutKind(
        id: name("creek_jog"), isOwn: true, activity: "run", usualPlace: .outdoor,
        onlyPlace: .outdoor, isFavorite: false),
    ]
  }

  /// A workout of the past: when it began, in seconds since 1970, and how long it took.
  private struct Past {
    var kind: String
    var minutes: Double
    var place: WorkoutPlace
    var startedAt: Double
  }

  /// Workouts of January 2026.
  private var past: [Past] {
    [
      Past(kind: name("creek_jog"), minutes: 35, place: .outdoor, startedAt: 1_767_952_800),
      Past(kind: "jungle_run", minutes: 28, place: .outdoor, startedAt: 1_768_125_600),
      Past(kind: "bananarific", minutes: 20, place: .indoor, startedAt: 1_768_298_400),
    ]
  }

  func plant(in database: Database) throws {
    for (position, kind) in kinds.enumerated() {
      try database.execute(
        sql: "INSERT INTO workoutKind VALUES (?, ?, ?, ?, ?, ?, ?)",
        arguments: [
          kind.id, position, kind.isOwn, kind.activity, kind.usualPlace.rawValue,
          kind.onlyPlace?.rawValue, kind.isFavorite,
        ])
    }
    for workout in past {
      try database.execute(
        sql: """
          INSERT INTO workout
          (kind, goalValue, goalUnit, place, isOpenEnded, startedAt, endedAt)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          workout.kind, workout.minutes, WorkoutUnit.minute.rawValue, workout.place.rawValue,
          false, workout.startedAt, workout.startedAt + workout.minutes * 60,
        ])
    }
  }
}
