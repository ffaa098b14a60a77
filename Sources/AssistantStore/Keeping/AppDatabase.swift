// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
public import IntentModel
public import PrivateFiles

/// A database of an app, of which nothing is known.
struct AppDatabase {
  /// How the file of each begins.
  static let beginning = Data("SQLite format 3\0".utf8)

  /// Whoever is in the middle of something is waited for.
  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    return configuration
  }

  let path: String

  init(_ path: String) { self.path = path }

  /// Whether a file of a folder is a plain one and begins as a database does.
  static func isDatabase(_ name: String, in folder: OpenFolder) -> Bool {
    guard folder.facts(of: name)?.kind == .file,
      let descriptor = try? folder.open(name, O_RDONLY)
    else { return false }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return (try? file.read(upToCount: beginning.count)) == beginning
  }

  /// All that its tables hold.
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
  /// Erases files of apps: a database only while nobody else uses it, with what SQLite has beside it.
  public static let ofApps = FileErasure { folder, name, erase in
    AppDatabase.isDatabase(name, in: folder) ? AppDatabase.erase(name, in: folder) : erase()
  }
}

extension AppDatabase {
  /// Erases a database with what SQLite has beside it.
  ///
  /// Whoever is in the middle of something is waited for, and whoever has it open finds no file the next time.
  ///
  /// - Returns: What is left.
  static func erase(_ name: String, in folder: OpenFolder) -> [LeftFile] {
    let files = DataFolder.databaseFiles(of: name)
    let facts = files.compactMap(folder.facts)
    // SQLite would wait for a pipe, and follow a link.
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
  /// Whether the file is no database that can be used.
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
