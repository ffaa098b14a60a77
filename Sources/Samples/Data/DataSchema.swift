// SPDX-License-Identifier: Apache-2.0

package import GRDB

/// Creates and updates the tables of a file.
package struct DataSchema: Sendable {
  /// Also inserts the data that the app starts with.
  let migrator: DatabaseMigrator

  package init(migrator: DatabaseMigrator) { self.migrator = migrator }

  /// Brings a file up to date. Refuses a file of another program, and one that a later version has
  /// changed.
  func prepare(_ queue: DatabaseQueue, path: String) throws {
    switch try queue.read({ try state(of: $0) }) {
    case .ready: return
    case .newer: throw DataTrouble(kind: .newer, path: path)
    case .foreign: throw DataTrouble(kind: .damaged, path: path)
    case .older: try migrateAlone(queue)
    }
  }

  private enum State {
    case ready
    /// An earlier version's, or an empty file.
    case older
    case newer
    /// Another program's.
    case foreign
  }

  private func state(of database: Database) throws -> State {
    // Comes first, so that all the reads here see one snapshot.
    let others = try Int.fetchOne(
      database, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name != 'grdb_migrations'")
    if try migrator.hasBeenSuperseded(database) { return .newer }
    if try migrator.hasCompletedMigrations(database) { return .ready }
    let isOurs = try others == 0 || !migrator.appliedIdentifiers(database).isEmpty
    return isOurs ? .older : .foreign
  }

  /// Migrates while no other process can: two processes may meet at the first start.
  private func migrateAlone(_ queue: DatabaseQueue) throws {
    // In this mode the connection keeps the lock of this transaction. (Two connections that were in
    // this mode before they had the lock would wait for each other.)
    try queue.writeWithoutTransaction { database in
      try database.inTransaction(.exclusive) {
        try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
        return .commit
      }
    }
    try migrator.migrate(queue)
    try queue.writeWithoutTransaction { database in
      // The next read releases the lock.
      try database.execute(
        sql: "PRAGMA locking_mode = NORMAL; SELECT count(*) FROM grdb_migrations")
    }
  }
}
