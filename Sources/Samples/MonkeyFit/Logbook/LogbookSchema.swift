// SPDX-License-Identifier: Apache-2.0

import GRDB
import IntentModel
import SampleData

/// The logbook's tables.
enum LogbookSchema {
  static func schema(in words: Wording) -> DataSchema {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("kinds and workouts") { database in
      try database.execute(sql: tables)
      try LogbookSeed(words).plant(in: database)
    }
    return DataSchema(migrator: migrator)
  }

  private static let tables = """
    CREATE TABLE workoutKind (
      id TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      isOwn INTEGER NOT NULL CHECK (isOwn IN (0, 1)),
      activity TEXT NOT NULL,
      usualPlace TEXT NOT NULL CHECK (usualPlace IN ('outdoor', 'indoor')),
      onlyPlace TEXT CHECK (onlyPlace IN ('outdoor', 'indoor')),
      isFavorite INTEGER NOT NULL CHECK (isFavorite IN (0, 1))
    ) STRICT;
    CREATE TABLE workout (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL REFERENCES workoutKind,
      goalValue REAL CHECK (goalValue > 0),
      goalUnit TEXT,
      place TEXT NOT NULL CHECK (place IN ('outdoor', 'indoor')),
      isOpenEnded INTEGER NOT NULL CHECK (isOpenEnded IN (0, 1)),
      startedAt REAL NOT NULL,
      pausedAt REAL,
      rest REAL NOT NULL DEFAULT 0 CHECK (rest >= 0),
      endedAt REAL
    ) STRICT;
    -- One at a time.
    CREATE UNIQUE INDEX ongoingWorkout ON workout (endedAt IS NULL) WHERE endedAt IS NULL;
    -- What was told for a request, to be told again.
    CREATE TABLE answeredRequest (
      request TEXT PRIMARY KEY,
      workout TEXT NOT NULL
    ) STRICT;
    """
}
