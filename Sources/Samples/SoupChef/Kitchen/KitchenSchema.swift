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
    let migrator = migrator
    let isReady = try queue.read { database in
      if try migrator.hasBeenSuperseded(database) {
        throw KitchenTrouble(kind: .newer, path: path)
      }
      if try migrator.hasCompletedMigrations(database) { return true }
      guard try isOurs(database) else { throw KitchenTrouble(kind: .damaged, path: path) }
      return false
    }
    if !isReady { try migrateAlone(queue, by: migrator) }
  }

  /// Migrates while no other process can: two of them may meet at the first start.
  private static func migrateAlone(_ queue: DatabaseQueue, by migrator: DatabaseMigrator) throws {
    // The lock of this transaction stays with the connection in this mode.
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
      try database.inTransaction(.exclusive) { .commit }
    }
    try migrator.migrate(queue)
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA locking_mode = NORMAL; SELECT count(*) FROM soup")
    }
  }

  /// Whether a file without our migrations is at least nobody else's.
  private static func isOurs(_ database: Database) throws -> Bool {
    if try database.tableExists("grdb_migrations") { return true }
    return try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") == 0
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
