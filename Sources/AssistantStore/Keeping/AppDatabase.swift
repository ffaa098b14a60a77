// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel

/// A database of an app, of which nothing is known.
struct AppDatabase {
  /// How the file of each begins.
  static let beginning = Data("SQLite format 3\0".utf8)

  let path: String

  init(_ path: String) { self.path = path }

  /// All that its tables hold.
  func tables() throws -> [KeptContent] {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    return try DatabaseQueue(path: path, configuration: configuration).read { database in
      let names = try String.fetchAll(
        database,
        sql:
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
      )
      return try names.map { name in
        let rows = try Row.fetchAll(database, sql: "SELECT * FROM \(name.quotedDatabaseIdentifier)")
        return KeptContent(
          table: name, columns: try database.columns(in: name).map(\.name),
          rows: rows.map { $0.databaseValues.map { JSONValue($0) } })
      }
    }
  }
}
