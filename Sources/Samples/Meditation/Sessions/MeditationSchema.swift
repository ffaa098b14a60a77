// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// The store's tables, and the sessions that come with the app.
enum MeditationSchema {
  static var schema: DataSchema {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("sessions") { database in
      try database.execute(sql: tables)
      for (position, session) in sessions.enumerated() {
        try database.execute(
          sql: "INSERT INTO session (id, name, minutes, isOwn, position) VALUES (?, ?, ?, 0, ?)",
          arguments: [session.id, session.name, session.minutes, position])
      }
    }
    return DataSchema(migrator: migrator)
  }

  /// Their names are keys of the app's strings.
  private static let sessions = [
    (id: "calming", name: "Calming", minutes: 10),
    (id: "gratitude", name: "Gratitude", minutes: 5),
    (id: "sleep", name: "Deep Sleep", minutes: 20),
    (id: "walking", name: "Mindful Walking", minutes: 15),
    (id: "breathing", name: "Breathing", minutes: 1),
  ]

  private static let tables = """
    CREATE TABLE session (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      minutes INTEGER NOT NULL,
      isOwn INTEGER NOT NULL CHECK (isOwn IN (0, 1)),
      position INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE meditation (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      session TEXT NOT NULL,
      minutes INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE focus (
      number INTEGER PRIMARY KEY CHECK (number = 1),
      name TEXT NOT NULL
    ) STRICT;
    """
}
