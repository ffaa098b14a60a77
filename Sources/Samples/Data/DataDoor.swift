// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import GRDB
import Synchronization

/// The only way to an app's data, which is one SQLite file.
///
/// The file is opened when it is first needed. A file that was repaired or replaced is opened
/// again. Several processes may use the file at once.
package final class DataDoor: Sendable {
  /// An open connection, and the identity of the file it was opened on.
  private struct Opened: Sendable {
    var queue: DatabaseQueue
    var identity: DataFile.Identity?
  }

  private let file: DataFile
  private let schema: @Sendable () -> DataSchema
  private let configuration: Configuration
  private let opened = Mutex<Opened?>(nil)

  /// - Parameters:
  ///   - name: the name of the file, and SQLite's label for the connection.
  ///   - schema: asked for when the file is opened, in the language of the user at that time.
  ///   - patience: how long to wait for another process that holds the file, in seconds.
  ///   - adjust: makes final changes to the connection's configuration, so that tests can cause
  ///     trouble.
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

  /// Reads without changing anything, except that a missing file is created.
  package func read<T: Sendable>(_ look: @escaping @Sendable (Database) throws -> T) async throws
    -> T
  {
    do {
      return try await queue().read(look)
    } catch {
      throw told(error)
    }
  }

  /// Reads while the caller waits: for the app itself when it is opened.
  package func readNow<T>(_ look: (Database) throws -> T) throws -> T {
    do {
      return try queue().read(look)
    } catch {
      throw told(error)
    }
  }

  /// Changes everything or nothing. When it returns, the change is on the disk.
  package func write<T: Sendable>(_ change: @escaping @Sendable (Database) throws -> T) async throws
    -> T
  {
    do {
      return try await queue().write(change)
    } catch {
      throw told(error)
    }
  }

  /// Turns an error of the file into a ``DataTrouble``, and drops the connection in that case.
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
      // A change that was reported must survive a power cut, so the deletion of the journal is
      // synced, too.
      try database.execute(sql: "PRAGMA synchronous = EXTRA")
      // Removed data is erased from the disk, too, and temporary data for sorting stays in memory.
      try database.execute(sql: "PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY")
    }
    adjust(&configuration)
    return configuration
  }
}
