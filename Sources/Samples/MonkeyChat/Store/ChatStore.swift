// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import Synchronization

/// The one door to the app's data: contacts, groups, messages and calls, in one SQLite file.
///
/// Nothing is opened before it is needed, and a file that was mended or put back is opened anew.
/// The app and its extension may use the file at once.
final class ChatStore: Sendable {
  /// An open file, and which file that was when it was opened.
  private struct Opened: Sendable {
    var queue: DatabaseQueue
    var identity: ChatFile.Identity?
  }

  private let file: ChatFile
  private let configuration: Configuration
  private let opened = Mutex<Opened?>(nil)

  /// - Parameters:
  ///   - patience: how long to wait for another process that holds the file, in seconds.
  ///   - adjust: the last word on the connection, for tests that bring trouble about.
  init(
    container: URL, patience: TimeInterval = 5, adjust: (inout Configuration) -> Void = { _ in }
  ) {
    file = ChatFile(container: container)
    configuration = Self.configuration(patience: patience, adjust: adjust)
  }

  var path: String { file.path }

  /// Looks without changing anything, but for making the file when there is none.
  func read<T: Sendable>(_ look: @escaping @Sendable (Database) throws -> T) async throws -> T {
    do {
      return try await queue().read(look)
    } catch {
      throw told(error)
    }
  }

  /// Looks without a task to wait in: what the app does while it is opened.
  func readAtOnce<T>(_ look: (Database) throws -> T) throws -> T {
    do {
      return try queue().read(look)
    } catch {
      throw told(error)
    }
  }

  /// Changes all or nothing; what is returned is on the disk.
  func write<T: Sendable>(_ change: @escaping @Sendable (Database) throws -> T) async throws -> T {
    do {
      return try await queue().write(change)
    } catch {
      throw told(error)
    }
  }

  /// Makes a ``ChatTrouble`` of what went wrong with the file, and lets go of the file then.
  private func told(_ error: any Error) -> any Error {
    guard let trouble = ChatTrouble(error, path: path) else { return error }
    opened.withLock { $0 = nil }
    return trouble
  }

  private func queue() throws -> DatabaseQueue {
    try opened.withLock { opened in
      if let opened, let identity = opened.identity, identity == file.identity {
        return opened.queue
      }
      try file.create()
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try ChatSchema.prepare(queue, path: path)
      opened = Opened(queue: queue, identity: file.identity)
      return queue
    }
  }

  private static func configuration(
    patience: TimeInterval, adjust: (inout Configuration) -> Void
  ) -> Configuration {
    var configuration = Configuration()
    configuration.label = "MonkeyChat"
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { database in
      // A message that was told as sent must outlive a power cut: the journal's end is synced, too.
      try database.execute(sql: "PRAGMA synchronous = EXTRA")
    }
    adjust(&configuration)
    return configuration
  }
}
