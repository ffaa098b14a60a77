// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel

/// The actions of the user. An action that was done several times has one row.
struct ActionTable {
  let database: Database

  /// The number of an action. A new action is inserted; a known one gets the current names of its
  /// things.
  func number(of action: Action, in app: AppID) throws -> Int64 {
    let row = try ActionRow(action)
    let number = try Int64.fetchOne(
      database,
      sql: """
        INSERT INTO action (app, intent, is_activity, identity, arguments) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (app, intent, identity) DO UPDATE SET arguments = excluded.arguments
        RETURNING number
        """,
      arguments: [
        app.rawValue, row.intent, row.isActivity, DonatedValues.identity(action), row.arguments,
      ])
    guard let number else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
    return number
  }

  /// The numbers of an action's general forms, which have fewer values; new forms are inserted.
  ///
  /// - Parameter forms: The parameters of each form.
  func generals(
    of action: Action, numbered number: Int64, in app: AppID, _ forms: [Set<ParameterID>]
  ) throws -> [Int64] {
    guard case .request(let intent, let values) = action, !forms.isEmpty else { return [] }
    let numbers = try Set(forms).map { form in
      let general = values.filter { form.contains($0.key) }
      return (form: form, number: try self.number(of: .request(intent, general), in: app))
    }
    for (form, general) in numbers {
      try note(number, isA: general)
      for (narrower, other) in numbers where form.isStrictSubset(of: narrower) {
        try note(other, isA: general)
      }
    }
    return numbers.map(\.number).sorted()
  }

  private func note(_ action: Int64, isA general: Int64) throws {
    try database.execute(
      sql: "INSERT OR IGNORE INTO form (action, general) VALUES (?, ?)",
      arguments: [action, general])
  }

  /// The numbers of an action's general forms.
  func generals(of number: Int64) throws -> [Int64] {
    try Int64.fetchAll(
      database, sql: "SELECT general FROM form WHERE action = ? ORDER BY general",
      arguments: [number])
  }

  /// Removes an action if neither it nor one of its forms has a donation any more.
  func removeUnused(_ number: Int64) throws {
    let isUsed = try Bool.fetchOne(
      database,
      sql: """
        SELECT EXISTS (SELECT 1 FROM donation WHERE action = ?1)
        OR EXISTS (SELECT 1 FROM donation JOIN form USING (action) WHERE general = ?1)
        """, arguments: [number])
    guard isUsed == false else { return }
    try database.execute(
      sql: "DELETE FROM form WHERE action = ?1 OR general = ?1", arguments: [number])
    try database.execute(sql: "DELETE FROM action WHERE number = ?", arguments: [number])
  }
}

/// An action as its table holds it.
private struct ActionRow {
  /// The name of the intent, or the type of the activity.
  var intent: String
  var isActivity: Bool

  /// The values as JSON, or the activity.
  var arguments: String

  init(_ action: Action) throws {
    switch action {
    case .request(let request, let values):
      (intent, isActivity) = (request.rawValue, false)
      arguments = try DonatedValues.text(values)
    case .activity(let activity):
      (intent, isActivity) = (activity.type, true)
      arguments = try StoredJSON.text(activity)
    }
  }
}
