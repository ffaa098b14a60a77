// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// The app's tables.
enum DepotSchema {
  static var schema: DataSchema {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("places, cabs and rides") { database in
      try database.execute(sql: tables)
      try DepotSeed.plant(in: database)
    }
    return DataSchema(migrator: migrator)
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
