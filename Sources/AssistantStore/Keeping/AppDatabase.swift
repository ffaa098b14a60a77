// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import PrivateFiles

/// A database of an app, of which nothing is known.
struct AppDatabase {
  /// How the file of each begins.
  static let beginning = Data("SQLite format 3\0".utf8)

  /// Whoever is in the middle of something is waited for.
  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    return configuration
  }

  let path: String

  init(_ path: String) { self.path = path }

  /// Whether a file of a folder is a plain one and begins as a database does.
  static func isDatabase(_ name: String, in folder: OpenFolder) -> Bool {
    guard folder.facts(of: name)?.kind == .file,
      let descriptor = try? folder.open(name, O_RDONLY)
    else { return false }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return (try? file.read(upToCount: beginning.count)) == beginning
  }

  /// All that its tables hold.
  func tables() throws -> [KeptContent] {
    var configuration = Self.configuration
    configuration.readonly = true
    return try DatabaseQueue(path: path, configuration: configuration).read { database in
      let names = try String.fetchAll(
        database,
        sql: """
          SELECT name FROM sqlite_master
          WHERE type = 'table' AND substr(name, 1, 7) <> 'sqlite_' ORDER BY name
          """)
      return try names.map { name in
        let rows = try Row.fetchAll(database, sql: "SELECT * FROM \(name.quotedDatabaseIdentifier)")
        return KeptContent(
          table: name, columns: try database.columns(in: name).map(\.name),
          rows: rows.map { $0.databaseValues.map { JSONValue($0) } })
      }
    }
  }
}
