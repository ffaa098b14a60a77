// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import GRDB
import PrivateFiles
import Synchronization

/// All access to the records' file goes through here.
final class RecordsStore: Sendable {
  /// An open file, with its identity from when it was opened.
  private struct Opened: Sendable {
    var queue: DatabaseQueue
    var identity: RecordsFile.Identity?
  }

  private let file: RecordsFile
  private let configuration: Configuration
  private let opened = Mutex<Opened?>(nil)

  /// - Parameter adjust: Changes the connection's configuration at the end; tests provoke errors
  ///   with it.
  init(
    folder: URL, patience: TimeInterval, adjust: (inout Configuration) -> Void = { _ in }
  ) {
    file = RecordsFile(folder: folder)
    var configuration = Configuration()
    configuration.label = "AssistantStore"
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { database in
      // Data that was reported as saved must survive a power cut, so the end of the journal is
      // synced too.
      try database.execute(sql: "PRAGMA synchronous = EXTRA")
      // A name that the user has removed must be gone from the disk too.
      try database.execute(sql: "PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY")
    }
    adjust(&configuration)
    self.configuration = configuration
  }

  /// Nil if nothing was ever written; no file is made then.
  func read<T>(_ look: (Database) throws -> T) throws -> T? {
    try failureTold {
      guard let queue = try queue(writing: false) else { return nil }
      return try queue.read(look)
    }
  }

  /// Makes all changes or none; the file is made if it is missing.
  func write(_ change: (Database) throws -> Void) throws {
    try failureTold { try queue(writing: true)?.write(change) }
  }

  /// Makes all changes or none, and removes all traces of the old content. The file and its journal
  /// are overwritten while nobody else can use either. No file is made.
  func erase(_ change: (Database) throws -> Void) throws {
    try failureTold {
      opened.withLock { $0 = nil }
      guard file.identity != nil else { return }
      let queue = try DatabaseQueue(path: file.path, configuration: configuration)
      guard try RecordsSchema.prepare(queue, path: file.path, writing: false) else { return }
      try queue.writeWithoutTransaction { database in
        // The first lock is kept until the end, and so is the journal.
        try database.execute(
          sql: "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = PERSIST")
        try database.inTransaction(.exclusive) {
          try change(database)
          return .commit
        }
        try database.execute(sql: "VACUUM")
        try file.overwriteJournal()
        try database.execute(sql: "PRAGMA journal_mode = DELETE")
      }
    }
  }

  /// Erases a file that can't be used. A file of another program, or one that Parlance has not
  /// made, stays.
  ///
  /// - Returns: The files that are left.
  func eraseFile() throws -> [LeftFile] {
    try failureTold {
      opened.withLock { $0 = nil }
      let queue = try? DatabaseQueue(path: file.path, configuration: configuration)
      let isForeign = try? queue.map(RecordsSchema.isForeign)
      guard isForeign != true else { throw RecordsFailure.damaged(path: file.path) }
      try queue?.close()
      return file.erase()
    }
  }

  /// Whether a file is a database of the assistant, of any version.
  static func isOurs(_ path: String) -> Bool {
    var configuration = Configuration()
    configuration.readonly = true
    guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else {
      return false
    }
    return (try? RecordsSchema.isForeign(queue)) == false
  }

  /// Turns an error into a `RecordsFailure` and closes the file.
  private func failureTold<T>(_ work: () throws -> T) throws -> T {
    do {
      return try work()
    } catch {
      opened.withLock { $0 = nil }
      throw RecordsFailure(error, path: file.path)
    }
  }

  private func queue(writing: Bool) throws -> DatabaseQueue? {
    try opened.withLock { opened in
      let identity = file.identity
      if let opened, let identity, opened.identity == identity { return opened.queue }
      opened = nil
      if writing { try file.create() } else if identity == nil { return nil }
      let queue = try DatabaseQueue(path: file.path, configuration: configuration)
      guard try RecordsSchema.prepare(queue, path: file.path, writing: writing) else {
        return nil
      }
      opened = Opened(queue: queue, identity: file.identity)
      return queue
    }
  }
}
