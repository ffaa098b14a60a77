// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import Intents
import SampleData

/// The app's data: the kinds of workout, the ongoing workout and those of the past.
struct Logbook: Sendable {
  let door: DataDoor

  init(container: URL) {
    door = DataDoor(container: container, name: "MonkeyFit") { LogbookSchema.schema(in: .current) }
  }

  static let selectKinds = """
    SELECT id, isOwn, activity, usualPlace, onlyPlace, isFavorite FROM workoutKind
    """

  /// All kinds: the app's, then the user's own.
  func kinds() async throws -> [WorkoutKind] {
    try await door.read { database in
      try WorkoutKind.fetchAll(database, sql: "\(Self.selectKinds) ORDER BY position")
    }
  }

  /// The names of the user's own workouts: the favorites, then the most recently done, then the
  /// rest.
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

  /// The workout that runs or is paused; nil if there is none.
  func ongoing() async throws -> Workout? {
    try await door.read { try Self.ongoing(in: $0) }
  }

  /// The answer that a request got; nil if it has none yet.
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

extension Logbook {
  /// Starts a workout, once for each request however often it comes in.
  /// - Throws: ``WorkoutProblem`` when another one is ongoing; then nothing has changed.
  func start(_ plan: WorkoutPlan, for request: UUID, at now: Date) async throws -> Workout {
    try await once(request) { database in
      if let ongoing = try Self.ongoing(in: database) { throw WorkoutProblem.ongoing(ongoing) }
      try database.execute(
        sql: """
          INSERT INTO workout (kind, goalValue, goalUnit, place, isOpenEnded, startedAt)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          plan.kind.id, plan.goal?.value, plan.goal?.unit.rawValue, plan.place.rawValue,
          plan.isOpenEnded, now.timeIntervalSince1970,
        ])
      guard let started = try Self.ongoing(in: database) else { throw WorkoutProblem.incomplete }
      return started
    }
  }

  /// Pauses, resumes, ends or cancels the ongoing workout, once for each request.
  /// - Throws: ``WorkoutProblem`` when no workout fits the change; then nothing has changed.
  func apply(
    _ change: WorkoutChange, to name: WorkoutName?, for request: UUID, at now: Date
  ) async throws -> Workout {
    try await once(request) { database in
      let workout = try Self.matching(name, try Self.ongoing(in: database))
      let changed = try change(workout, at: now)
      try Self.keep(changed, after: change, in: database)
      return changed
    }
  }

  /// The ongoing workout, if it is the one that was named.
  static func matching(
    _ name: WorkoutName?, _ ongoing: Workout?
  ) throws(WorkoutProblem) -> Workout {
    guard let ongoing else { throw .nothingOngoing }
    guard name == nil || name?.id == ongoing.kind.id else {
      throw .other(ongoing, named: name?.spoken ?? "")
    }
    return ongoing
  }

  /// Stores a workout, or removes it if it was cancelled.
  private static func keep(
    _ workout: Workout, after change: WorkoutChange, in database: Database
  ) throws {
    guard change != .cancel else {
      return try database.execute(
        sql: "DELETE FROM workout WHERE number = ?", arguments: [workout.number])
    }
    try database.execute(
      sql: "UPDATE workout SET pausedAt = ?, rest = ?, endedAt = ? WHERE number = ?",
      arguments: [
        workout.pausedAt?.timeIntervalSince1970, workout.rest,
        workout.endedAt?.timeIntervalSince1970, workout.number,
      ])
  }

  /// Does a piece of work and records its result. A request that was answered before gets the
  /// recorded result again.
  private func once(
    _ request: UUID, _ work: @escaping @Sendable (Database) throws -> Workout
  ) async throws -> Workout {
    try await door.write { database in
      if let answered = try Self.answer(to: request, in: database) { return answered }
      let workout = try work(database)
      try database.execute(
        sql: "INSERT INTO answeredRequest (request, workout) VALUES (?, ?)",
        arguments: [
          request.uuidString, String(decoding: try JSONEncoder().encode(workout), as: UTF8.self),
        ])
      return workout
    }
  }

  static func answer(to request: UUID, in database: Database) throws -> Workout? {
    try String.fetchOne(
      database, sql: "SELECT workout FROM answeredRequest WHERE request = ?",
      arguments: [request.uuidString]
    ).map { try JSONDecoder().decode(Workout.self, from: Data($0.utf8)) }
  }
}
