// SPDX-License-Identifier: Apache-2.0

import GRDB

/// The tables, and how a file gets them.
enum DepotSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("places, cabs and rides") { database in
      try database.execute(sql: tables)
      try DepotSeed.plant(in: database)
    }
    return migrator
  }

  /// Brings a file up to date; refuses one that isn't ours or that a later version has changed.
  static func prepare(_ queue: DatabaseQueue, path: String) throws {
    switch try queue.read({ try state(of: $0) }) {
    case .ready: return
    case .newer: throw DepotTrouble(kind: .newer, path: path)
    case .foreign: throw DepotTrouble(kind: .damaged, path: path)
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
      try database.execute(sql: "PRAGMA locking_mode = NORMAL; SELECT count(*) FROM place")
    }
  }

  private static let tables = """
    CREATE TABLE place (
      id TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      east INTEGER NOT NULL,
      north INTEGER NOT NULL,
      isServed INTEGER NOT NULL CHECK (isServed IN (0, 1))
    ) STRICT;
    CREATE TABLE rideKind (
      id TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      base INTEGER NOT NULL CHECK (base >= 0),
      perKilometre INTEGER NOT NULL CHECK (perKilometre >= 0),
      seats INTEGER NOT NULL CHECK (seats >= 1)
    ) STRICT;
    CREATE TABLE cab (
      plate TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      kind TEXT NOT NULL REFERENCES rideKind,
      manufacturer TEXT NOT NULL,
      model TEXT NOT NULL,
      driver TEXT NOT NULL,
      phone TEXT NOT NULL,
      rating TEXT NOT NULL,
      minutesAway INTEGER NOT NULL CHECK (minutesAway >= 1),
      isOnDuty INTEGER NOT NULL CHECK (isOnDuty IN (0, 1))
    ) STRICT;
    CREATE TABLE paymentMethod (
      id TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      type INTEGER NOT NULL,
      hint TEXT
    ) STRICT;
    CREATE TABLE ride (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      request TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL REFERENCES rideKind,
      cab TEXT NOT NULL REFERENCES cab,
      pickup TEXT NOT NULL REFERENCES place,
      dropOff TEXT NOT NULL REFERENCES place,
      party INTEGER CHECK (party >= 1),
      paymentMethod TEXT NOT NULL REFERENCES paymentMethod,
      least INTEGER NOT NULL CHECK (least >= 0),
      most INTEGER NOT NULL CHECK (most >= least),
      requestedAt REAL NOT NULL,
      confirmedAt REAL NOT NULL,
      pickupAt REAL NOT NULL,
      dropOffAt REAL NOT NULL,
      cancelRequest TEXT UNIQUE,
      fee INTEGER NOT NULL DEFAULT 0 CHECK (fee >= 0),
      cancelledAt REAL
    ) STRICT;
    """
}
