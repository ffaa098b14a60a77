// SPDX-License-Identifier: Apache-2.0

import Assistant
import GRDB
public import IntentModel

extension SQLiteRecords {
  public func taughtNames(
    app: AppID, language: String
  ) throws -> [String: [Vocabulary.Entry]] {
    let rows =
      try store.read { database in
        try TaughtNameRow.fetchAll(
          database,
          sql: """
            SELECT list, position, id, name FROM taught_name WHERE app = ? AND language = ?
            ORDER BY list, position, place
            """, arguments: [app.rawValue, language])
      } ?? []
    var lists: [String: [Vocabulary.Entry]] = [:]
    var position: Int?
    for row in rows {
      let count = lists[row.list]?.count ?? 0
      if count > 0, position == row.position {
        lists[row.list]?[count - 1].phrases.append(.init(row.name))
      } else {
        lists[row.list, default: []].append(
          Vocabulary.Entry(id: row.id, phrases: [.init(row.name)]))
      }
      position = row.position
    }
    return lists
  }

  public func setTaughtNames(
    _ lists: [String: [Vocabulary.Entry]], app: AppID, language: String
  ) throws {
    try store.write { database in
      try database.execute(
        sql: "DELETE FROM taught_name WHERE app = ? AND language = ?",
        arguments: [app.rawValue, language])
      let insertion = try database.makeStatement(
        sql: """
          INSERT INTO taught_name (app, language, list, position, place, id, name)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """)
      for (list, entries) in lists.sorted(by: { $0.key < $1.key }) {
        for (position, entry) in entries.enumerated() {
          for (place, phrase) in entry.phrases.enumerated() {
            try insertion.execute(
              arguments: [
                app.rawValue, language, list, position, place, entry.id, phrase.text,
              ])
          }
        }
      }
    }
  }

  private struct TaughtNameRow: Codable, FetchableRecord {
    var list: String
    var position: Int
    var id: String
    var name: String
  }
}
