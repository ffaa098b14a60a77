// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
public import IntentModel

extension SQLiteRecords {
  public func setOfferedShortcuts(
    _ shortcuts: [OfferedShortcut], _ kind: OfferedShortcut.Kind, of app: AppID
  ) throws {
    let contents = try shortcuts.map { try StoredJSON.text($0) }
    try store.write { database in
      try database.execute(
        sql: "DELETE FROM offered_shortcut WHERE app = ? AND kind = ?",
        arguments: [app.rawValue, kind.rawValue])
      for content in contents {
        try database.execute(
          sql: "INSERT INTO offered_shortcut (app, kind, content) VALUES (?, ?, ?)",
          arguments: [app.rawValue, kind.rawValue, content])
      }
    }
  }

  public func offeredShortcuts(_ kind: OfferedShortcut.Kind) throws -> [OfferedShortcut] {
    try store.read { database in
      try String.fetchAll(
        database, sql: "SELECT content FROM offered_shortcut WHERE kind = ? ORDER BY number",
        arguments: [kind.rawValue]
      ).map { try StoredJSON.value(OfferedShortcut.self, $0) }
    } ?? []
  }
}
