// SPDX-License-Identifier: Apache-2.0

public import Assistant
public import Foundation
import GRDB
public import IntentModel

/// The user's records in one SQLite file, `parlance.sqlite`.
///
/// Nothing is opened before it is needed, nothing is made by reading, and a file that was mended or
/// put back is opened anew. Several processes may use the file at once. Every failure is a
/// ``Assistant/RecordsFailure``.
public final class SQLiteRecords: AssistantRecords {
  let store: RecordsStore

  /// - Parameters:
  ///   - folder: where the file lies or will lie; it need not exist.
  ///   - patience: how long to wait for another process that holds the file, in seconds.
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
