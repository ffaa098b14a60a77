// SPDX-License-Identifier: Apache-2.0

package import GRDB

/// How a file gets its tables.
package struct DataSchema: Sendable {
  /// Plants the seed, too.
  let migrator: DatabaseMigrator

  package init(migrator: DatabaseMigrator) { self.migrator = migrator }

  /// Brings a file up to date; refuses one that isn't ours or that a later version has changed.
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
    /// Empty, too.
    case older
    case newer
    /// Another program's.
    case foreign
  }

  private func state(of database: Database) throws -> State {
    // First of all, so that everything here is read from one snapshot.
    let others = try Int.fetchOne(
      database, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name != 'grdb_migrations'")
    if try migrator.hasBeenSuperseded(database) { return .newer }
    if try migrator.hasCompletedMigrations(database) { return .ready }
    let isOurs = try others == 0 || !migrator.appliedIdentifiers(database).isEmpty
    return isOurs ? .older : .foreign
  }

  /// Migrates while no other process can: two of them may meet at the first start.
  private func migrateAlone(_ queue: DatabaseQueue) throws {
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
      // The lock is let go of by the next look at the file.
      try database.execute(
        sql: "PRAGMA locking_mode = NORMAL; SELECT count(*) FROM grdb_migrations")
    }
  }
}
