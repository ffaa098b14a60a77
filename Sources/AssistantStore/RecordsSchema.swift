// SPDX-License-Identifier: Apache-2.0

import Assistant
import GRDB

/// The tables, and the migrations that create them.
enum RecordsSchema {
  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("settings and user vocabulary") { database in
      try database.execute(sql: tables)
    }
    migrator.registerMigration("taught names") { database in
      try database.execute(sql: taughtNames)
    }
    migrator.registerMigration("donations") { database in
      try database.execute(sql: donations)
    }
    migrator.registerMigration("shortcuts") { database in
      try database.execute(sql: shortcuts)
    }
    migrator.registerMigration("activities") { database in
      try database.execute(sql: activities)
    }
    return migrator
  }

  /// Brings a file up to date. A file of another program, or of a later version, is refused.
  ///
  /// An empty file stays empty until it is written to.
  /// - Returns: Whether the file has tables now.
  static func prepare(_ queue: DatabaseQueue, path: String, writing: Bool) throws -> Bool {
    switch try queue.read({ try state(of: $0) }) {
    case .ready: return true
    case .newer: throw RecordsFailure.newer(path: path)
    case .foreign: throw RecordsFailure.damaged(path: path)
    case .empty where !writing: return false
    case .empty, .older:
      try migrateAlone(queue)
      return true
    }
  }

  /// Whether a file belongs to another program.
  static func isForeign(_ queue: DatabaseQueue) throws -> Bool {
    try queue.read { try state(of: $0) == .foreign }
  }

  private enum State {
    case ready
    case empty
    case older
    case newer
    /// The file belongs to another program.
    case foreign
  }

  private static func state(of database: Database) throws -> State {
    // This query comes first, so that everything here is read from one snapshot.
    let others = try Int.fetchOne(
      database, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name != 'grdb_migrations'")
    let migrator = migrator
    if try migrator.hasBeenSuperseded(database) { return .newer }
    if try migrator.hasCompletedMigrations(database) { return .ready }
    if try !migrator.appliedIdentifiers(database).isEmpty { return .older }
    return others == 0 ? .empty : .foreign
  }

  /// Migrates while no other process can: two processes may both find an old file at their first
  /// start.
  private static func migrateAlone(_ queue: DatabaseQueue) throws {
    // In this mode the connection keeps this transaction's lock. Two connections that set the mode
    // before they had the lock would wait for each other.
    try queue.writeWithoutTransaction { database in
      try database.inTransaction(.exclusive) {
        try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
        return .commit
      }
    }
    try migrator.migrate(queue)
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA locking_mode = NORMAL; SELECT count(*) FROM setting")
    }
  }

  /// Each donation is a row; donations of the same thing with the same values share one action.
  private static let donations = """
    CREATE TABLE action (
      number INTEGER PRIMARY KEY,
      app TEXT NOT NULL,
      intent TEXT NOT NULL,
      identity TEXT NOT NULL,
      arguments TEXT NOT NULL,
      UNIQUE (app, intent, identity)
    ) STRICT;
    CREATE TABLE donation (
      number INTEGER PRIMARY KEY,
      app TEXT NOT NULL,
      id TEXT NOT NULL,
      action INTEGER NOT NULL REFERENCES action,
      grouping TEXT,
      date REAL NOT NULL,
      place TEXT,
      phrase TEXT,
      image TEXT,
      previous INTEGER,
      UNIQUE (app, id)
    ) STRICT;
    CREATE TABLE habit (
      kind TEXT NOT NULL,
      value TEXT NOT NULL,
      action INTEGER NOT NULL REFERENCES action,
      weight REAL NOT NULL,
      PRIMARY KEY (kind, value, action)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX habit_action ON habit (action);
    CREATE INDEX donation_date ON donation (date);
    CREATE INDEX donation_action ON donation (action);
    CREATE INDEX donation_group ON donation (app, grouping) WHERE grouping IS NOT NULL;
    """

  /// The user's own phrases and their steps as JSON.
  private static let shortcuts = """
    CREATE TABLE shortcut (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      phrase TEXT NOT NULL,
      key TEXT NOT NULL UNIQUE,
      steps TEXT NOT NULL,
      is_enabled INTEGER NOT NULL
    ) STRICT;
    """

  /// Places in apps. Visited places are actions too; places that can be found have a table. An
  /// action may be a form of more general actions, which have fewer values.
  private static let activities = """
    ALTER TABLE action ADD COLUMN is_activity INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE activity (
      number INTEGER PRIMARY KEY,
      app TEXT NOT NULL,
      identity TEXT NOT NULL,
      id TEXT,
      content TEXT NOT NULL,
      date REAL NOT NULL,
      UNIQUE (app, identity)
    ) STRICT;
    CREATE TABLE form (
      action INTEGER NOT NULL REFERENCES action,
      general INTEGER NOT NULL REFERENCES action,
      PRIMARY KEY (general, action)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX form_action ON form (action);
    CREATE TABLE offered_shortcut (
      number INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      app TEXT NOT NULL,
      content TEXT NOT NULL
    ) STRICT;
    """

  private static let taughtNames = """
    CREATE TABLE taught_name (
      app TEXT NOT NULL,
      language TEXT NOT NULL,
      list TEXT NOT NULL,
      position INTEGER NOT NULL,
      place INTEGER NOT NULL,
      id TEXT NOT NULL,
      name TEXT NOT NULL,
      PRIMARY KEY (app, language, list, position, place)
    ) STRICT, WITHOUT ROWID;
    """

  private static let tables = """
    CREATE TABLE setting (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE user_vocabulary (
      app TEXT NOT NULL,
      kind TEXT NOT NULL,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      PRIMARY KEY (app, kind, position)
    ) STRICT, WITHOUT ROWID;
    """
}
