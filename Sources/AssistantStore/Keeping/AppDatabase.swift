// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
public import IntentModel
public import PrivateFiles

/// A database of an app, with an unknown schema.
struct AppDatabase {
  /// The first bytes of every SQLite file.
  static let beginning = Data("SQLite format 3\0".utf8)

  /// The connection waits for others that are using the file.
  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    return configuration
  }

  let path: String

  init(_ path: String) { self.path = path }

  /// Whether a file of a folder is a plain file and starts as a database does.
  static func isDatabase(_ name: String, in folder: OpenFolder) -> Bool {
    guard folder.facts(of: name)?.kind == .file,
      let descriptor = try? folder.open(name, O_RDONLY)
    else { return false }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return (try? file.read(upToCount: beginning.count)) == beginning
  }

  /// The content of all its tables.
  func tables() throws -> [KeptContent] {
    var configuration = Self.configuration
    configuration.readonly = true
    return try DatabaseQueue(path: path, configuration: configuration).read { database in
      let names = try String.fetchAll(
        database,
        sql: """
          SELECT name FROM sqlite_master
          WHERE type = 'table' AND substr(name, 1, 7) <> 'sqlite_' ORDER BY name
          """)
      return try names.map { name in
        let rows = try Row.fetchAll(database, sql: "SELECT * FROM \(name.quotedDatabaseIdentifier)")
        return KeptContent(
          table: name, columns: try database.columns(in: name).map(\.name),
          rows: rows.map { $0.databaseValues.map { JSONValue($0) } })
      }
    }
  }
}

extension FileErasure {
  /// Erases apps' files. A database is erased with SQLite's files beside it, and only while nobody
  /// else uses it.
  public static let ofApps = FileErasure { folder, name, erase in
    AppDatabase.isDatabase(name, in: folder) ? AppDatabase.erase(name, in: folder) : erase()
  }
}

extension AppDatabase {
  /// Erases a database and SQLite's files beside it.
  ///
  /// It waits for others that are using the database. A process that has the database open finds no
  /// file the next time.
  ///
  /// - Returns: The files that are left.
  static func erase(_ name: String, in folder: OpenFolder) -> [LeftFile] {
    let files = DataFolder.databaseFiles(of: name)
    let facts = files.compactMap(folder.facts)
    // SQLite would wait for a pipe and follow a link.
    guard facts.allSatisfy({ $0.kind == .file }) else {
      return FileErasure.eraseFile(name, in: folder)
    }
    do {
      return try whileAlone(folder.lastingPath(of: name)) { eraseFiles(files, in: folder) }
    } catch let error where error.isDamage {
      return eraseFiles(files, in: folder)
    } catch {
      return [.failed(path: folder.path(of: name), error.posixCode)]
    }
  }

  private static func whileAlone(
    _ path: String, _ erase: () -> [LeftFile]
  ) throws(DatabaseError) -> [LeftFile] {
    var left: [LeftFile] = []
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.writeWithoutTransaction { database in
        try database.inTransaction(.exclusive) {
          left = erase()
          return .rollback
        }
      }
    } catch {
      throw error as? DatabaseError ?? DatabaseError(resultCode: .SQLITE_IOERR)
    }
    return left
  }

  private static func eraseFiles(_ files: [String], in folder: OpenFolder) -> [LeftFile] {
    let plain = FileErasure()
    return files.flatMap { plain.erase($0, in: folder) }
  }
}

extension DatabaseError {
  /// Whether the error means that the file is not a usable database.
  fileprivate var isDamage: Bool {
    [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(resultCode.primaryResultCode)
  }

  fileprivate var posixCode: POSIXErrorCode {
    switch resultCode.primaryResultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: .EBUSY
    case .SQLITE_READONLY, .SQLITE_PERM: .EACCES
    case .SQLITE_FULL: .ENOSPC
    default: .EIO
    }
  }
}

/// The rows of one table of an app's database.
public struct KeptContent: Sendable {
  public var table: String
  public var columns: [String]
  public var rows: [[JSONValue]]
}
