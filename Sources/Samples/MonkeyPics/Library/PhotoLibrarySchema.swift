// SPDX-License-Identifier: Apache-2.0

import GRDB
import IntentModel
import SampleData

/// The library's tables.
enum PhotoLibrarySchema {
  static func schema(in words: Wording) -> DataSchema {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("photos and albums") { database in
      try database.execute(sql: tables)
      try PhotoLibrarySeed(words).plant(in: database)
    }
    return DataSchema(migrator: migrator)
  }

  private static let tables = """
    CREATE TABLE photo (
      number INTEGER PRIMARY KEY,
      day TEXT NOT NULL,
      place TEXT NOT NULL,
      country TEXT NOT NULL,
      traits INTEGER NOT NULL,
      isFavorite INTEGER NOT NULL CHECK (isFavorite IN (0, 1))
    ) STRICT;
    CREATE TABLE album (
      name TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      isFavorite INTEGER NOT NULL CHECK (isFavorite IN (0, 1))
    ) STRICT;
    CREATE TABLE photoAlbum (
      photo INTEGER NOT NULL REFERENCES photo,
      name TEXT NOT NULL REFERENCES album,
      PRIMARY KEY (photo, name)
    ) STRICT;
    CREATE TABLE photoPerson (
      photo INTEGER NOT NULL REFERENCES photo,
      name TEXT NOT NULL,
      PRIMARY KEY (photo, name)
    ) STRICT;
    CREATE TABLE photoKeyword (
      photo INTEGER NOT NULL REFERENCES photo,
      name TEXT NOT NULL,
      PRIMARY KEY (photo, name)
    ) STRICT;
    CREATE TABLE opening (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      request TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL CHECK (kind IN ('search', 'slideshow')),
      query TEXT NOT NULL,
      album TEXT,
      openedAt REAL NOT NULL
    ) STRICT;
    CREATE TABLE openingPhoto (
      opening INTEGER NOT NULL REFERENCES opening,
      position INTEGER NOT NULL,
      photo INTEGER NOT NULL REFERENCES photo,
      PRIMARY KEY (opening, position)
    ) STRICT;
    """
}
