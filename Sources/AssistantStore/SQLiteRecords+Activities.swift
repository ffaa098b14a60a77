// SPDX-License-Identifier: Apache-2.0

public import Foundation
import GRDB
public import IntentModel

extension SQLiteRecords {
  public func keep(_ activity: UserActivity, of app: AppID, at date: Date) throws {
    let content = try StoredJSON.text(activity)
    try store.write { database in
      try database.execute(
        sql: """
          INSERT INTO activity (app, identity, id, content, date) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (app, identity) DO UPDATE SET content = excluded.content, date = excluded.date
          """,
        arguments: [
          app.rawValue, activity.identity, activity.id, content, date.timeIntervalSince1970,
        ])
    }
  }

  public func removeActivities(of app: AppID, _ ids: Set<String>?) throws {
    try store.write { database in
      guard let ids else {
        return try database.execute(
          sql: "DELETE FROM activity WHERE app = ?", arguments: [app.rawValue])
      }
      for id in ids.sorted() {
        try database.execute(
          sql: "DELETE FROM activity WHERE app = ? AND id = ?", arguments: [app.rawValue, id])
      }
    }
  }

  public func activities() throws -> [ShortcutStep] {
    try store.read { database in
      try Row.fetchAll(
        database, sql: "SELECT app, content FROM activity ORDER BY date DESC, number DESC"
      ).map { row in
        let activity = try StoredJSON.value(
          UserActivity.self, row.decode(forColumn: "content"))
        return ShortcutStep(
          app: AppID(try row.decode(String.self, forColumn: "app")), action: .activity(activity))
      }
    } ?? []
  }
}
