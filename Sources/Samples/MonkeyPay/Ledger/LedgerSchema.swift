// SPDX-License-Identifier: Apache-2.0

import GRDB

/// The tables, and how a file gets them.
enum LedgerSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("accounts, people, bills and payments") { database in
      try database.execute(sql: tables)
      try LedgerSeed.plant(in: database)
    }
    return migrator
  }

  /// Brings a file up to date; refuses one that isn't ours or that a later version has changed.
  static func prepare(_ queue: DatabaseQueue, path: String) throws {
    switch try queue.read({ try state(of: $0) }) {
    case .ready: return
    case .newer: throw LedgerTrouble(kind: .newer, path: path)
    case .foreign: throw LedgerTrouble(kind: .damaged, path: path)
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
      try database.execute(sql: "PRAGMA locking_mode = NORMAL; SELECT count(*) FROM account")
    }
  }

  private static let tables = """
    CREATE TABLE account (
      id TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      type INTEGER NOT NULL,
      number TEXT,
      organization TEXT,
      unit INTEGER NOT NULL,
      balance INTEGER NOT NULL CHECK (balance >= 0)
    ) STRICT;
    CREATE TABLE contact (
      id TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      handle TEXT,
      hasAccount INTEGER NOT NULL CHECK (hasAccount IN (0, 1))
    ) STRICT;
    CREATE TABLE biller (
      id TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      type INTEGER NOT NULL,
      number TEXT NOT NULL,
      due INTEGER NOT NULL CHECK (due >= 0),
      minimum INTEGER NOT NULL CHECK (minimum >= 0),
      balance INTEGER NOT NULL CHECK (balance >= due),
      dueDay INTEGER NOT NULL CHECK (dueDay BETWEEN 1 AND 28)
    ) STRICT;
    CREATE TABLE payment (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      request TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL CHECK (kind IN ('send', 'request', 'bill')),
      contact TEXT REFERENCES contact,
      biller TEXT REFERENCES biller,
      account TEXT REFERENCES account,
      cents INTEGER NOT NULL CHECK (cents > 0),
      note TEXT,
      madeAt REAL NOT NULL,
      paidOn REAL NOT NULL
    ) STRICT;
    """
}
