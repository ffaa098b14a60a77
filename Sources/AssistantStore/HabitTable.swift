// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import Suggestions

/// The weight of each action for each trait of the moments at which it was done.
struct HabitTable {
  let database: Database

  func add(_ action: Int64, at moment: HabitMoment) throws {
    let insertion = try database.cachedStatement(
      sql: """
        INSERT INTO habit (kind, value, action, weight) VALUES (?, ?, ?, ?)
        ON CONFLICT (kind, value, action) DO UPDATE SET weight = weight + excluded.weight
        """)
    let weight = HabitWeight.weight(of: moment.date)
    for trait in moment.traits {
      try insertion.execute(arguments: [trait.kind.rawValue, trait.value, action, weight])
    }
  }

  /// Counts the habits of an action again, from its remaining donations.
  func recount(_ action: Int64, in timeZone: TimeZone) throws {
    try database.execute(sql: "DELETE FROM habit WHERE action = ?", arguments: [action])
    let left = try Row.fetchAll(
      database,
      sql: """
        SELECT date, place, previous FROM donation
        WHERE action = ?1 OR action IN (SELECT action FROM form WHERE general = ?1)
        """, arguments: [action])
    for row in left { try add(action, at: Self.moment(row, in: timeZone)) }
    guard left.isEmpty else { return }
    try database.execute(
      sql: "DELETE FROM habit WHERE kind = ? AND value = ?",
      arguments: [HabitTrait.Kind.after.rawValue, "\(action)"])
  }

  private static func moment(_ row: Row, in timeZone: TimeZone) throws -> HabitMoment {
    HabitMoment(
      Date(timeIntervalSince1970: try row.decode(forColumn: "date")), in: timeZone,
      place: try row.decode(forColumn: "place"), previous: try row.decode(forColumn: "previous"))
  }

  func habits(at moment: HabitMoment) throws -> Habits {
    var habits = Habits(at: moment.date)
    let statement = try database.cachedStatement(
      sql: "SELECT action, weight FROM habit WHERE kind = ? AND value = ?")
    for (trait, share) in moment.likeness {
      let rows = try Row.fetchCursor(statement, arguments: [trait.kind.rawValue, trait.value])
      while let row = try rows.next() {
        let weight = try row.decode(Double.self, atIndex: 1)
        habits.add(weight * share, to: try row.decode(atIndex: 0), by: trait.kind)
      }
    }
    return habits
  }

  /// The forms of the general actions.
  func forms() throws -> [Int64: Set<Int64>] {
    let rows = try Row.fetchCursor(database, sql: "SELECT general, action FROM form")
    var forms: [Int64: Set<Int64>] = [:]
    while let row = try rows.next() {
      forms[try row.decode(atIndex: 0), default: []].insert(try row.decode(atIndex: 1))
    }
    return forms
  }

  /// The last action before a moment, if it was not long before.
  func previous(to date: Date) throws -> Int64? {
    let now = date.timeIntervalSince1970
    return try Int64.fetchOne(
      database,
      sql: """
        SELECT action FROM donation WHERE date <= ? AND date > ?
        ORDER BY date DESC, number DESC LIMIT 1
        """, arguments: [now, now - HabitMoment.memory])
  }
}
