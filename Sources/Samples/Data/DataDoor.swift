// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import GRDB
import Synchronization

/// The one door to an app's data, in one SQLite file.
///
/// Nothing is opened before it is needed, and a file that was mended or put back is opened anew.
/// Several processes may use the file at once.
package final class DataDoor: Sendable {
  /// An open file, and which file that was when it was opened.
  private struct Opened: Sendable {
    var queue: DatabaseQueue
    var identity: DataFile.Identity?
  }

  private let file: DataFile
  private let schema: @Sendable () -> DataSchema
  private let configuration: Configuration
  private let opened = Mutex<Opened?>(nil)

  /// - Parameters:
  ///   - name: the file's, and what SQLite calls the connection.
  ///   - schema: asked for when the file is opened, in the language of whoever uses the app then.
  ///   - patience: how long to wait for another process that holds the file, in seconds.
  ///   - adjust: the last word on the connection, for tests that bring trouble about.
  package init(
    container: URL, name: String, patience: TimeInterval = 5,
    adjust: (inout Configuration) -> Void = { _ in },
    schema: @escaping @Sendable () -> DataSchema
  ) {
    file = DataFile(container: container, name: name)
    self.schema = schema
    configuration = Self.configuration(name, patience: patience, adjust: adjust)
  }

  package var path: String { file.path }

  /// Looks without changing anything, but for making the file when there is none.
  package func read<T: Sendable>(_ look: @escaping @Sendable (Database) throws -> T) async throws
    -> T
  {
    do {
      return try await queue().read(look)
    } catch {
      throw told(error)
    }
  }

  /// Looks while the caller waits: for the app itself when it is opened.
  package func readNow<T>(_ look: (Database) throws -> T) throws -> T {
    do {
      return try queue().read(look)
    } catch {
      throw told(error)
    }
  }

  /// Changes all or nothing; what is returned is on the disk.
  package func write<T: Sendable>(_ change: @escaping @Sendable (Database) throws -> T) async throws
    -> T
  {
    do {
      return try await queue().write(change)
    } catch {
      throw told(error)
    }
  }

  /// Makes a ``DataTrouble`` of what goes wrong with the file, and lets go of the file then.
  private func told(_ error: any Error) -> any Error {
    guard let trouble = DataTrouble(error, path: path) else { return error }
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
      try schema().prepare(queue, path: path)
      opened = Opened(queue: queue, identity: file.identity)
      return queue
    }
  }

  private static func configuration(
    _ label: String, patience: TimeInterval, adjust: (inout Configuration) -> Void
  ) -> Configuration {
    var configuration = Configuration()
    configuration.label = label
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { database in
      // What was told must outlive a power cut: the journal's end is synced, too.
      try database.execute(sql: "PRAGMA synchronous = EXTRA")
      // What is removed is gone from the disk, too, and what is sorted never gets there.
      try database.execute(sql: "PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY")
    }
    adjust(&configuration)
    return configuration
  }
}
