// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// The app's tables.
enum KitchenSchema {
  static var schema: DataSchema {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("menu and orders") { database in
      try database.execute(sql: tables)
      try KitchenSeed.plant(in: database)
    }
    return DataSchema(migrator: migrator)
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
