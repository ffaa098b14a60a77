// SPDX-License-Identifier: Apache-2.0

import GRDB

extension AppDatabase {
  /// Erases the database with what SQLite has beside it.
  ///
  /// Whoever is in the middle of something is waited for, and whoever has it open finds no file the next time.
  ///
  /// - Returns: those of the files whose bytes are still there.
  func erase() throws -> [LeftFile] {
    do {
      let queue = try DatabaseQueue(path: path, configuration: Self.configuration)
      return try queue.writeWithoutTransaction { database in
        var left: [LeftFile] = []
        try database.inTransaction(.exclusive) {
          left = try eraseFiles()
          return .rollback
        }
        return left
      }
    } catch let error as DatabaseError where error.isDamage {
      return try eraseFiles()
    }
  }

  private func eraseFiles() throws -> [LeftFile] {
    try ([path] + DataFolder.besideDatabases.map { path + $0 }).flatMap {
      try FileErasure.erase($0)
    }
  }
}

extension DatabaseError {
  /// Whether the file is no database that can be used.
  fileprivate var isDamage: Bool {
    [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(resultCode.primaryResultCode)
  }
}
