// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB

extension AppDatabase {
  /// Erases the database with what SQLite has beside it.
  ///
  /// Whoever is in the middle of something is waited for, and whoever has it open finds no file the next time.
  func erase() throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.writeWithoutTransaction { database in
        try database.inTransaction(.exclusive) {
          try eraseFiles()
          return .rollback
        }
      }
    } catch let error as DatabaseError where error.isDamage {
      try eraseFiles()
    }
  }

  private func eraseFiles() throws {
    for name in [path] + DataFolder.besideDatabases.map({ path + $0 }) {
      try FileErasure.erase(name)
    }
  }
}

extension DatabaseError {
  /// Whether the file is no database that can be used.
  fileprivate var isDamage: Bool {
    [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(resultCode.primaryResultCode)
  }
}
