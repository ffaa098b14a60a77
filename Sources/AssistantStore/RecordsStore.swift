// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import GRDB
import PrivateFiles
import Synchronization

/// The one door to the records' file.
final class RecordsStore: Sendable {
  /// An open file, and which file that was when it was opened.
  private struct Opened: Sendable {
    var queue: DatabaseQueue
    var identity: RecordsFile.Identity?
  }

  private let file: RecordsFile
  private let configuration: Configuration
  private let opened = Mutex<Opened?>(nil)

  /// - Parameter adjust: the last word on the connection, for tests that bring trouble about.
  init(
    folder: URL, patience: TimeInterval, adjust: (inout Configuration) -> Void = { _ in }
  ) {
    file = RecordsFile(folder: folder)
    var configuration = Configuration()
    configuration.label = "AssistantStore"
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { database in
      // What was told must outlive a power cut: the journal's end is synced, too.
      try database.execute(sql: "PRAGMA synchronous = EXTRA")
      // A name the user has removed is gone from the disk, too.
      try database.execute(sql: "PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY")
    }
    adjust(&configuration)
    self.configuration = configuration
  }

  /// Nil when nothing was ever written; nothing is made then.
  func read<T>(_ look: (Database) throws -> T) throws -> T? {
    try failureTold {
      guard let queue = try queue(writing: false) else { return nil }
      return try queue.read(look)
    }
  }

  /// Changes all or nothing; the file is made when there is none.
  func write(_ change: (Database) throws -> Void) throws {
    try failureTold { try queue(writing: true)?.write(change) }
  }

  /// Changes all or nothing, and leaves nothing of what was before: neither in the file nor in its journal, which
  /// is overwritten while nobody else can use either. No file is made.
  func erase(_ change: (Database) throws -> Void) throws {
    try failureTold {
      opened.withLock { $0 = nil }
      guard file.identity != nil else { return }
      let queue = try DatabaseQueue(path: file.path, configuration: configuration)
      guard try RecordsSchema.prepare(queue, path: file.path, writing: false) else { return }
      try queue.writeWithoutTransaction { database in
        // The first lock is kept till the end, and the journal stays for as long.
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

  /// Erases a file that can't be used; another program's stays, and so does one that Parlance has not made.
  ///
  /// - Returns: What is left.
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

  /// Whether a file is a database of the assistant's own, of whatever version.
  static func isOurs(_ path: String) -> Bool {
    var configuration = Configuration()
    configuration.readonly = true
    guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else {
      return false
    }
    return (try? RecordsSchema.isForeign(queue)) == false
  }

  /// Makes a ``RecordsFailure`` of what goes wrong, and lets go of the file then.
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
