// SPDX-License-Identifier: Apache-2.0

import AppIntents
import GRDB
import SampleData

/// The store's tables, and the tasks of a new user.
enum TaskSchema {
  static var schema: DataSchema {
    var migrator = DatabaseMigrator()
    let seed = seed.map { list, tasks in
      (String(localized: list), tasks.map { String(localized: $0) })
    }
    migrator.registerMigration("lists and tasks") { database in
      try database.execute(sql: tables)
      for (number, (list, tasks)) in seed.enumerated() {
        try database.execute(
          sql: "INSERT INTO list (id, name) VALUES (?, ?)", arguments: [number + 1, list])
        for task in tasks {
          try database.execute(
            sql: "INSERT INTO task (title, list, priority) VALUES (?, ?, 2)",
            arguments: [task, number + 1])
        }
      }
    }
    return DataSchema(migrator: migrator)
  }

  private static var seed: [(LocalizedStringResource, [LocalizedStringResource])] {
    [
      ("Groceries", ["Buy milk", "Buy bananas", "Buy bread"]),
      ("Home", ["Water the plants", "Clean the kitchen"]),
      ("Work", ["Write the report", "Call the bank"]),
    ]
  }

  private static let tables = """
    CREATE TABLE list (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE task (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      list INTEGER NOT NULL REFERENCES list,
      due REAL,
      priority INTEGER NOT NULL CHECK (priority BETWEEN 1 AND 3),
      minutes INTEGER,
      isDone INTEGER NOT NULL DEFAULT 0 CHECK (isDone IN (0, 1))
    ) STRICT;
    """
}
