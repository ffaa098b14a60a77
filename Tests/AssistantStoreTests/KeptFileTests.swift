// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import Testing

@testable import AssistantStore

/// Every file of an app is kept data, except those that SQLite puts beside a database, and every
/// table of a database is listed.
@Suite struct KeptFileTests {
  private let scratch: DataFolder
  private let folder: URL

  init() throws {
    scratch = try DataFolder.ephemeral()
    try scratch.prepare()
    folder = scratch.container(for: "SoupChef")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ names: [String]) throws {
    for name in names { try Data("mine".utf8).write(to: folder.appending(path: name)) }
  }

  private func makeDatabase(_ statement: String) throws {
    let database = try DatabaseQueue(path: folder.appending(path: "soups").path)
    try database.write { try $0.execute(sql: statement) }
    try database.close()
  }

  private var paths: [String] { scratch.files(of: "SoupChef").map(\.path) }

  @Test func aFileNamedLikeAJournalIsListed() throws {
    let names = ["a-shm", "b-wal", "travel", "travel-journal"]
    try write(names)
    #expect(paths == names)
  }

  @Test func journalsBesideADatabaseAreNotListed() throws {
    try makeDatabase("CREATE TABLE soup (name TEXT)")
    try write(["soups-journal", "soups-shm", "soups-wal", "travel-journal"])
    #expect(paths == ["soups", "travel-journal"])
  }

  @Test func aTableNamedLikeOneOfSQLiteIsListed() throws {
    try makeDatabase("CREATE TABLE SQLiteNotes (id INTEGER PRIMARY KEY AUTOINCREMENT)")
    let tables = try AppDatabase(folder.appending(path: "soups").path).tables()
    #expect(tables.map(\.table) == ["SQLiteNotes"])
  }
}
