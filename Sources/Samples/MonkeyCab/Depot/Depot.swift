// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import Synchronization

/// The one door to the app's data: what the service has and the rides, in one SQLite file.
///
/// Nothing is opened before it is needed, and a file that was mended or put back is opened anew.
/// Several processes may use the file at once.
final class Depot: Sendable {
  /// An open file, and which file that was when it was opened.
  private struct Opened: Sendable {
    var queue: DatabaseQueue
    var identity: DepotFile.Identity?
  }

  private let file: DepotFile
  private let configuration: Configuration
  private let opened = Mutex<Opened?>(nil)

  /// - Parameters:
  ///   - patience: how long to wait for another process that holds the file, in seconds.
  ///   - adjust: the last word on the connection, for tests that bring trouble about.
  init(
    container: URL, patience: TimeInterval = 5, adjust: (inout Configuration) -> Void = { _ in }
  ) {
    file = DepotFile(container: container)
    configuration = Self.configuration(patience: patience, adjust: adjust)
  }

  var path: String { file.path }

  /// Looks without changing anything, but for making the file when there is none.
  func read<T: Sendable>(_ look: @escaping @Sendable (Database) throws -> T) async throws -> T {
    try await troubleTold { try await self.queue().read(look) }
  }

  /// Changes all or nothing; what is returned is on the disk.
  func write<T: Sendable>(_ change: @escaping @Sendable (Database) throws -> T) async throws -> T {
    try await troubleTold { try await self.queue().write(change) }
  }

  /// Makes a ``DepotTrouble`` of what goes wrong with the file, and lets go of the file then.
  private func troubleTold<T>(_ work: () async throws -> T) async throws -> T {
    do {
      return try await work()
    } catch {
      guard let trouble = DepotTrouble(error, path: path) else { throw error }
      opened.withLock { $0 = nil }
      throw trouble
    }
  }

  private func queue() throws -> DatabaseQueue {
    try opened.withLock { opened in
      if let opened, let identity = opened.identity, identity == file.identity {
        return opened.queue
      }
      try file.create()
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try DepotSchema.prepare(queue, path: path)
      opened = Opened(queue: queue, identity: file.identity)
      return queue
    }
  }

  private static func configuration(
    patience: TimeInterval, adjust: (inout Configuration) -> Void
  ) -> Configuration {
    var configuration = Configuration()
    configuration.label = "MonkeyCab"
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { database in
      // What was told must outlive a power cut: the journal's end is synced, too.
      try database.execute(sql: "PRAGMA synchronous = EXTRA")
    }
    adjust(&configuration)
    return configuration
  }
}
