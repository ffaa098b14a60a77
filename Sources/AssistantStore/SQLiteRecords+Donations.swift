// SPDX-License-Identifier: Apache-2.0

import Assistant
public import Foundation
import GRDB
public import IntentModel
import Suggestions

extension SQLiteRecords {
  public func add(_ donation: Donation) throws {
    try store.write { database in
      let (actions, habits) = (ActionTable(database: database), HabitTable(database: database))
      try Self.remove(
        "donation.app = ? AND donation.id = ?", [donation.app.rawValue, donation.id],
        from: database)
      let action = try actions.number(of: donation.action, in: donation.app)
      let generals = try actions.generals(
        of: donation.action, numbered: action, in: donation.app, donation.forms)
      let previous = try habits.previous(to: donation.date)
      try database.execute(
        sql: """
          INSERT INTO donation
          (app, id, action, grouping, date, place, phrase, image, previous)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          donation.app.rawValue, donation.id, action, donation.group,
          donation.date.timeIntervalSince1970, donation.place, donation.phrase, donation.image,
          previous,
        ])
      let moment = HabitMoment(
        donation.date, in: .current, place: donation.place, previous: previous)
      for number in [action] + generals { try habits.add(number, at: moment) }
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
            "donation.app = ? AND donation.id = ? AND NOT is_activity", [app.rawValue, id],
            from: database)
        }
      case .group(let group):
        removed = try Self.remove(
          "donation.app = ? AND grouping = ? AND NOT is_activity", [app.rawValue, group],
          from: database)
      case .intent(let intent, let item):
        removed = try Self.remove(
          "donation.app = ? AND intent = ? AND NOT is_activity", [app.rawValue, intent.rawValue],
          from: database
        ) { row in
          guard let item else { return true }
          return try DonatedValues.values(row.arguments).values.contains {
            $0.contains(.item(item))
          }
        }
      case .all:
        removed = try Self.remove(
          "donation.app = ? AND NOT is_activity", [app.rawValue], from: database)
      case .activities(let ids):
        removed = try Self.remove(
          "donation.app = ? AND is_activity", [app.rawValue], from: database
        ) { row in ids.map { $0.contains(row.grouping ?? "") } ?? true }
      }
    }
    return removed
  }

  public func latestDonations(_ count: Int) throws -> [Donation] {
    try store.read { database in
      try DonationRow.fetchAll(
        database, sql: "\(DonationRow.select) ORDER BY donation.number DESC LIMIT ?",
        arguments: [count]
      ).map { try $0.donation }
    } ?? []
  }

  public func likelyDonations(
    at date: Date, place: String?, _ count: Int
  ) throws -> [Donation] {
    let rows = try store.read { database in
      let habits = HabitTable(database: database)
      let moment = HabitMoment(
        date, in: .current, place: place, previous: try habits.previous(to: date))
      let likeliest = try habits.habits(at: moment).likeliest(count, forms: habits.forms())
      return try likeliest.compactMap { action in
        try DonationRow.fetchOne(database, sql: DonationRow.selectLatest, arguments: [action])
          .map { row in
            var donation = try row.donation
            // The phrase belongs to one form and may not fit the others.
            if row.action != action { donation.phrase = nil }
            return donation
          }
      }
    }
    return rows ?? []
  }

  /// Removes matching donations, and the actions that have none any more; the bytes are
  /// overwritten.
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
    let (actions, habits) = (ActionTable(database: database), HabitTable(database: database))
    for action in Set(rows.map(\.action)) {
      for number in try [action] + actions.generals(of: action) {
        try habits.recount(number, in: .current)
        try actions.removeUnused(number)
      }
    }
    return rows.map(\.id)
  }
}
