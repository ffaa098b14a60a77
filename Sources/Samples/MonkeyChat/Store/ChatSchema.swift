// SPDX-License-Identifier: Apache-2.0

import GRDB

/// The tables, and how a file gets them.
enum ChatSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("people, messages and calls") { database in
      try database.execute(sql: tables)
      try ChatSeed.plant(in: database)
    }
    return migrator
  }

  /// Brings a file up to date; refuses one that isn't ours or that a later version has changed.
  static func prepare(_ queue: DatabaseQueue, path: String) throws {
    switch try queue.read({ try state(of: $0) }) {
    case .ready: return
    case .newer: throw ChatTrouble(kind: .newer, path: path)
    case .foreign: throw ChatTrouble(kind: .damaged, path: path)
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
      try database.execute(sql: "PRAGMA locking_mode = NORMAL; SELECT count(*) FROM contact")
    }
  }

  private static let tables = """
    CREATE TABLE session (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      isLoggedIn INTEGER NOT NULL CHECK (isLoggedIn IN (0, 1))
    ) STRICT;
    CREATE TABLE contact (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      handle TEXT NOT NULL UNIQUE,
      nickname TEXT,
      isFavorite INTEGER NOT NULL CHECK (isFavorite IN (0, 1)),
      hasVideo INTEGER NOT NULL CHECK (hasVideo IN (0, 1)),
      lastContactedAt REAL
    ) STRICT;
    CREATE TABLE chatGroup (
      id TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      name TEXT NOT NULL
    ) STRICT;
    CREATE TABLE groupMember (
      groupID TEXT NOT NULL REFERENCES chatGroup,
      contact TEXT NOT NULL REFERENCES contact,
      PRIMARY KEY (groupID, contact)
    ) STRICT;
    CREATE TABLE message (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      request TEXT UNIQUE,
      sender TEXT REFERENCES contact,
      groupID TEXT REFERENCES chatGroup,
      content TEXT NOT NULL,
      sentAt REAL NOT NULL,
      isRead INTEGER NOT NULL CHECK (isRead IN (0, 1)),
      isFlagged INTEGER NOT NULL CHECK (isFlagged IN (0, 1))
    ) STRICT;
    CREATE INDEX messageByTime ON message (sentAt);
    CREATE TABLE messageRecipient (
      message INTEGER NOT NULL REFERENCES message,
      position INTEGER NOT NULL,
      contact TEXT REFERENCES contact,
      name TEXT NOT NULL,
      systemContact TEXT,
      PRIMARY KEY (message, position)
    ) STRICT;
    CREATE TABLE marking (
      request TEXT PRIMARY KEY,
      count INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE call (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      request TEXT UNIQUE,
      kind TEXT NOT NULL CHECK (kind IN ('outgoing', 'missed', 'received')),
      isVideo INTEGER NOT NULL CHECK (isVideo IN (0, 1)),
      startedAt REAL NOT NULL,
      seconds REAL,
      isSeen INTEGER NOT NULL CHECK (isSeen IN (0, 1))
    ) STRICT;
    CREATE INDEX callByTime ON call (startedAt);
    CREATE TABLE callParty (
      call INTEGER NOT NULL REFERENCES call,
      position INTEGER NOT NULL,
      contact TEXT REFERENCES contact,
      name TEXT NOT NULL,
      systemContact TEXT,
      PRIMARY KEY (call, position)
    ) STRICT;
    """
}
