// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import Intents
import SampleData

/// The app's data: the kinds of workout, the one that is going on and those of the past.
struct Logbook: Sendable {
  let door: DataDoor

  init(container: URL) {
    door = DataDoor(container: container, name: "MonkeyFit") { LogbookSchema.schema(in: .current) }
  }

  static let selectKinds = """
    SELECT id, isOwn, activity, usualPlace, onlyPlace, isFavorite FROM workoutKind
    """

  /// The app's, then the user's own.
  func kinds() async throws -> [WorkoutKind] {
    try await door.read { database in
      try WorkoutKind.fetchAll(database, sql: "\(Self.selectKinds) ORDER BY position")
    }
  }

  /// The names of the user's own workouts: the favorites, then what was done last, then the rest.
  func ownNames() throws -> [String] {
    try door.readNow { database in
      try String.fetchAll(
        database,
        sql: """
          SELECT id FROM workoutKind WHERE isOwn
          ORDER BY isFavorite DESC,
            (SELECT max(startedAt) FROM workout WHERE workout.kind = workoutKind.id) DESC NULLS LAST,
            position
          """)
    }
  }

  /// The workout that runs or rests; nil for none.
  func ongoing() async throws -> Workout? {
    try await door.read { try Self.ongoing(in: $0) }
  }

  /// What was answered to a request; nil when it wasn't yet.
  func answer(to request: UUID) async throws -> Workout? {
    try await door.read { try Self.answer(to: request, in: $0) }
  }

  /// The workouts that were ended, the newest first, as the app itself lists them.
  func history(limit: Int) async throws -> [Workout] {
    try await door.read { database in
      let rows = try WorkoutRow.fetchAll(
        database,
        sql: "\(WorkoutRow.select) WHERE endedAt IS NOT NULL ORDER BY startedAt DESC LIMIT ?",
        arguments: [limit])
      return try rows.compactMap { try $0.workout(in: database) }
    }
  }

  static func ongoing(in database: Database) throws -> Workout? {
    try WorkoutRow.fetchOne(database, sql: "\(WorkoutRow.select) WHERE endedAt IS NULL")?
      .workout(in: database)
  }
}
