// SPDX-License-Identifier: Apache-2.0

import Assistant
public import Foundation
import GRDB
public import IntentModel
import Suggestions

extension SQLiteRecords: DonationStore {
  public func add(_ donation: Donation) throws {
    let row = try DonationRow(donation)
    let identity = DonatedValues.identity(donation.values)
    try store.write { database in
      let habits = HabitTable(database: database)
      try Self.remove(
        "donation.app = ? AND donation.id = ?", [donation.app.rawValue, donation.id],
        from: database)
      let action = try Int64.fetchOne(
        database,
        sql: """
          INSERT INTO action (app, intent, identity, arguments) VALUES (?, ?, ?, ?)
          ON CONFLICT (app, intent, identity) DO UPDATE SET arguments = excluded.arguments
          RETURNING number
          """,
        arguments: [row.app, row.intent, identity, row.arguments])
      guard let action else { return }
      let previous = try habits.previous(to: donation.date)
      try database.execute(
        sql: """
          INSERT INTO donation
          (app, id, action, grouping, date, place, phrase, image, previous)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          row.app, row.id, action, row.grouping, row.date, row.place, row.phrase, row.image,
          previous,
        ])
      try habits.add(
        action,
        at: HabitMoment(donation.date, in: .current, place: donation.place, previous: previous))
    }
  }

  @discardableResult
  public func removeDonations(
    of app: AppID, _ selection: DonationSelection
  ) throws -> [String] {
    var removed: [String] = []
    try store.write { database in
      switch selection {
      case .ids(let ids):
        for id in ids.sorted() {
          removed += try Self.remove(
            "donation.app = ? AND donation.id = ?", [app.rawValue, id], from: database)
        }
      case .group(let group):
        removed = try Self.remove(
          "donation.app = ? AND grouping = ?", [app.rawValue, group], from: database)
      case .intent(let intent, let item):
        removed = try Self.remove(
          "donation.app = ? AND intent = ?", [app.rawValue, intent.rawValue], from: database
        ) { row in
          guard let item else { return true }
          return try row.donation.values.values.contains { $0.contains(.item(item)) }
        }
      case .all:
        removed = try Self.remove("donation.app = ?", [app.rawValue], from: database)
      }
    }
    return removed
  }

  public func latestDonations(_ count: Int) throws -> [Donation] {
    let rows = try store.read { database in
      try DonationRow.fetchAll(
        database, sql: "\(DonationRow.select) ORDER BY donation.number DESC LIMIT ?",
        arguments: [count])
    }
    return try (rows ?? []).map { try $0.donation }
  }

  public func likelyDonations(
    at date: Date, place: String?, _ count: Int
  ) throws -> [Donation] {
    let rows = try store.read { database in
      let habits = HabitTable(database: database)
      let moment = HabitMoment(
        date, in: .current, place: place, previous: try habits.previous(to: date))
      return try habits.habits(at: moment).likeliest(count).compactMap { action in
        try DonationRow.fetchOne(
          database,
          sql: "\(DonationRow.select) WHERE action = ? ORDER BY donation.number DESC LIMIT 1",
          arguments: [action])
      }
    }
    return try (rows ?? []).map { try $0.donation }
  }

  /// Removes what fits, and the actions that nobody has done then; the bytes are overwritten.
  @discardableResult
  private static func remove(
    _ condition: String, _ arguments: StatementArguments, from database: Database,
    where isMeant: (DonationRow) throws -> Bool = { _ in true }
  ) throws -> [String] {
    let rows = try DonationRow.fetchAll(
      database, sql: "\(DonationRow.select) WHERE \(condition) ORDER BY donation.number",
      arguments: arguments
    ).filter(isMeant)
    for row in rows {
      try database.execute(
        sql: "DELETE FROM donation WHERE app = ? AND id = ?", arguments: [row.app, row.id])
    }
    for action in Set(rows.map(\.action)) {
      try HabitTable(database: database).recount(action, in: .current)
      try database.execute(
        sql: """
          DELETE FROM action WHERE number = ?
          AND NOT EXISTS (SELECT 1 FROM donation WHERE action = action.number)
          """, arguments: [action])
    }
    return rows.map(\.id)
  }
}
