// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import GRDB
public import IntentModel

extension SQLiteRecords: DonationStore {
  public func add(_ donation: Donation) throws {
    let row = try DonationRow(donation)
    try store.write { database in
      try Self.remove(
        "donation.app = ? AND donation.id = ?", [donation.app.rawValue, donation.id],
        from: database)
      try database.execute(
        sql: """
          INSERT INTO action (app, intent, identity, arguments) VALUES (?, ?, ?, ?)
          ON CONFLICT (app, intent, identity) DO UPDATE SET arguments = excluded.arguments
          """,
        arguments: [row.app, row.intent, DonatedValues.identity(donation.values), row.arguments])
      try database.execute(
        sql: """
          INSERT INTO donation (app, id, action, grouping, date, place, phrase, image)
          SELECT app, ?, number, ?, ?, ?, ?, ? FROM action
          WHERE app = ? AND intent = ? AND identity = ?
          """,
        arguments: [
          row.id, row.grouping, row.date, row.place, row.phrase, row.image, row.app, row.intent,
          DonatedValues.identity(donation.values),
        ])
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
      try database.execute(
        sql: """
          DELETE FROM action WHERE number = ?
          AND NOT EXISTS (SELECT 1 FROM donation WHERE action = action.number)
          """, arguments: [row.action])
    }
    return rows.map(\.id)
  }
}
