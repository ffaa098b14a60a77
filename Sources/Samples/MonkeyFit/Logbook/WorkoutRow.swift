// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

/// A workout as its table holds it; times are seconds since 1970.
struct WorkoutRow: Codable, StoredRow, Sendable {
  var number: Int
  var kind: String
  var goalValue: Double?
  var goalUnit: WorkoutUnit?
  var place: WorkoutPlace
  var isOpenEnded: Bool
  var startedAt: Double
  var pausedAt: Double?
  var rest: Double
  var endedAt: Double?

  static let select = """
    SELECT number, kind, goalValue, goalUnit, place, isOpenEnded, startedAt, pausedAt, rest, endedAt
    FROM workout
    """

  /// Nil if its kind no longer exists.
  func workout(in database: Database) throws -> Workout? {
    guard
      let kind = try WorkoutKind.fetchOne(
        database, sql: "\(Logbook.selectKinds) WHERE id = ?", arguments: [kind])
    else { return nil }
    return Workout(
      number: number, kind: kind, goal: try goal(), place: place, isOpenEnded: isOpenEnded,
      startedAt: Date(timeIntervalSince1970: startedAt),
      pausedAt: pausedAt.map(Date.init(timeIntervalSince1970:)), rest: rest,
      endedAt: endedAt.map(Date.init(timeIntervalSince1970:)))
  }

  /// A goal that would be refused can't come from a request: somebody has edited the file.
  private func goal() throws -> WorkoutGoal? {
    guard let goalValue, let goalUnit else { return nil }
    guard let goal = try? WorkoutGoal(goalValue, goalUnit) else {
      throw Self.unreadable("goalValue")
    }
    return goal
  }
}
