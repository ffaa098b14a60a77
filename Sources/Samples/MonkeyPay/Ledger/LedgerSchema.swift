// SPDX-License-Identifier: Apache-2.0

import GRDB
import IntentModel
import SampleData

/// The app's tables.
enum LedgerSchema {
  static func schema(in words: Wording) -> DataSchema {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("accounts, people, bills and payments") { database in
      try database.execute(sql: tables)
      try LedgerSeed(words).plant(in: database)
    }
    return DataSchema(migrator: migrator)
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
