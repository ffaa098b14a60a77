// SPDX-License-Identifier: Apache-2.0

import GRDB
import IntentModel
import SampleData

/// The app's tables.
enum ChatSchema {
  static func schema(in words: Wording) -> DataSchema {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("people, messages and calls") { database in
      try database.execute(sql: tables)
      try ChatSeed(words).plant(in: database)
    }
    return DataSchema(migrator: migrator)
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
