// SPDX-License-Identifier: Apache-2.0

import GRDB

/// The tables, and how a file gets them.
enum KitchenSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("menu and orders") { database in
      try database.execute(sql: tables)
      try KitchenSeed.plant(in: database)
    }
    return migrator
  }

  /// Brings a file up to date; refuses one that isn't ours or that a later version has changed.
  static func prepare(_ queue: DatabaseQueue, path: String) throws {
    switch try queue.read({ try state(of: $0) }) {
    case .ready: return
    case .newer: throw KitchenTrouble(kind: .newer, path: path)
    case .foreign: throw KitchenTrouble(kind: .damaged, path: path)
    case .older: try migrateAlone(queue)
    }
  }

  private enum State {
    case ready
    /// Empty, too.
    case older
    case newer
    /// Another program's.
    case foreign
  }

  private static func state(of database: Database) throws -> State {
    // First of all, so that everything here is read from one snapshot.
    let others = try Int.fetchOne(
      database, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name != 'grdb_migrations'")
    let migrator = migrator
    if try migrator.hasBeenSuperseded(database) { return .newer }
    if try migrator.hasCompletedMigrations(database) { return .ready }
    let isOurs = try others == 0 || !migrator.appliedIdentifiers(database).isEmpty
    return isOurs ? .older : .foreign
  }

  /// Migrates while no other process can: two of them may meet at the first start.
  private static func migrateAlone(_ queue: DatabaseQueue) throws {
    // The lock of this transaction stays with the connection in this mode. (Two that were in the
    // mode before they had the lock would wait for each other.)
    try queue.writeWithoutTransaction { database in
      try database.inTransaction(.exclusive) {
        try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
        return .commit
      }
    }
    try migrator.migrate(queue)
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA locking_mode = NORMAL; SELECT count(*) FROM soup")
    }
  }

  private static let tables = """
    CREATE TABLE soup (
      id TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      price INTEGER NOT NULL CHECK (price >= 0),
      stock INTEGER NOT NULL CHECK (stock >= 0),
      isOn INTEGER NOT NULL CHECK (isOn IN (0, 1))
    ) STRICT;
    CREATE TABLE soupOption (
      id TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      price INTEGER NOT NULL CHECK (price >= 0)
    ) STRICT;
    CREATE TABLE soupOrder (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      request TEXT NOT NULL UNIQUE,
      soup TEXT NOT NULL REFERENCES soup,
      quantity INTEGER NOT NULL CHECK (quantity >= 1),
      soupPrice INTEGER NOT NULL,
      minutes INTEGER NOT NULL,
      orderedAt REAL NOT NULL
    ) STRICT;
    CREATE TABLE soupOrderExtra (
      number INTEGER NOT NULL REFERENCES soupOrder,
      position INTEGER NOT NULL,
      option TEXT NOT NULL REFERENCES soupOption,
      price INTEGER NOT NULL,
      PRIMARY KEY (number, position)
    ) STRICT;
    """
}
