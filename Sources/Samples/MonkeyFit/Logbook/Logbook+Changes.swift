// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

extension Logbook {
  /// Starts a workout, once for each request however often it is asked.
  /// - Throws: ``WorkoutProblem`` when another one is going on; then nothing has changed.
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

  /// Pauses, resumes, ends or cancels the workout there is, once for each request.
  /// - Throws: ``WorkoutProblem`` when there is none that it could be done with.
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

  /// The workout there is, when it is the one that was named.
  static func matching(
    _ name: WorkoutName?, _ ongoing: Workout?
  ) throws(WorkoutProblem) -> Workout {
    guard let ongoing else { throw .nothingOngoing }
    guard name == nil || name?.id == ongoing.kind.id else {
      throw .other(ongoing, named: name?.spoken ?? "")
    }
    return ongoing
  }

  /// Nothing is kept of a workout that is cancelled.
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

  /// Does a piece of work and writes down what it came to; for a request that was answered, only
  /// tells that again.
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
