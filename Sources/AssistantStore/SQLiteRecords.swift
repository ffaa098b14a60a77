// SPDX-License-Identifier: Apache-2.0

public import Assistant
public import Foundation
import GRDB
public import IntentModel
public import PrivateFiles

/// The user's records in one SQLite file, `parlance.sqlite`.
///
/// The file is opened when it is first needed, and reading never creates it. A file that was
/// repaired or restored is opened again. Several processes may use the file at once. Every failure
/// is a `RecordsFailure`.
public final class SQLiteRecords: AssistantRecords {
  let store: RecordsStore

  /// - Parameters:
  ///   - folder: The folder of the file; it need not exist.
  ///   - patience: How long to wait for another process that holds the file, in seconds.
  public convenience init(folder: URL, patience: TimeInterval = 5) {
    self.init(store: RecordsStore(folder: folder, patience: patience))
  }

  init(store: RecordsStore) { self.store = store }

  public func setting(_ name: String) throws -> String? {
    try store.read { database in
      try String.fetchOne(
        database, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
    } ?? nil
  }

  public func setSetting(_ name: String, to value: String?) throws {
    try store.write { database in
      guard let value else {
        return try database.execute(
          sql: "DELETE FROM setting WHERE name = ?", arguments: [name])
      }
      try database.execute(
        sql: "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)",
        arguments: [name, value])
    }
  }

  public func userVocabulary(app: AppID, kind: String) throws -> [String] {
    try store.read { database in
      try String.fetchAll(
        database,
        sql: "SELECT name FROM user_vocabulary WHERE app = ? AND kind = ? ORDER BY position",
        arguments: [app.rawValue, kind])
    } ?? []
  }

  public func userVocabularies(app: AppID) throws -> [String: [String]] {
    let rows = try store.read { database in
      try VocabularyRow.fetchAll(
        database,
        sql: "SELECT kind, name FROM user_vocabulary WHERE app = ? ORDER BY kind, position",
        arguments: [app.rawValue])
    }
    return Dictionary(grouping: rows ?? [], by: \.kind).mapValues { $0.map(\.name) }
  }

  public func setUserVocabulary(_ names: [String], app: AppID, kind: String) throws {
    var seen: Set<String> = []
    let distinct = names.filter { seen.insert($0).inserted }
    try store.write { database in
      try database.execute(
        sql: "DELETE FROM user_vocabulary WHERE app = ? AND kind = ?",
        arguments: [app.rawValue, kind])
      let insertion = try database.makeStatement(
        sql: "INSERT INTO user_vocabulary (app, kind, position, name) VALUES (?, ?, ?, ?)")
      for (position, name) in distinct.enumerated() {
        try insertion.execute(arguments: [app.rawValue, kind, position, name])
      }
    }
  }

  private struct VocabularyRow: Codable, FetchableRecord {
    var kind: String
    var name: String
  }
}

extension SQLiteRecords {
  /// All rows of a kind; empty for a kind that is stored elsewhere.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - app: The app; nil for all apps and for rows that belong to no app.
  public func kept(_ kind: KeptKind, of app: AppID? = nil) throws -> [KeptRow] {
    guard let table = KeptTable(kind) else { return [] }
    let rows = try store.read { try table.rows(in: $0) } ?? []
    return rows.filter { row in app.map(row.apps.contains) ?? true }
  }
}

extension SQLiteRecords {
  /// Erases kinds of data, all of them or none, so that no byte of them is left in the file or
  /// beside it.
  ///
  /// Nobody else can use the file meanwhile; afterwards it is smaller.
  /// - Parameters:
  ///   - kinds: The kinds. Of a kind that is stored elsewhere, only the rows about it in this
  ///     file are erased.
  ///   - app: The app; nil for all apps and for rows that belong to no app.
  public func erase(_ kinds: Set<KeptKind>, of app: AppID? = nil) throws {
    try store.erase { try RecordsErasure(database: $0, app: app).erase(kinds) }
  }

  /// Erases the file itself, with everything in it.
  ///
  /// - Returns: The files that are left.
  public func eraseFile() throws -> [LeftFile] { try store.eraseFile() }
}

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
