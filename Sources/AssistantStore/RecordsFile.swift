// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the records lie, for their owner's eyes only.
struct RecordsFile: Hashable, Sendable {
  /// Tells a file from another that took its place.
  struct Identity: Hashable, Sendable {
    var volume: UInt
    var number: UInt
  }

  private let folder: URL

  let path: String

  init(folder: URL) {
    self.folder = folder
    path = DataFolder.records(in: folder).path
  }

  /// Nil while there is no file, or none that may be looked at.
  var identity: Identity? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    return Identity(volume: UInt(facts.st_dev), number: UInt(facts.st_ino))
  }

  /// Overwrites what SQLite has written down of the file as it was before its last change.
  func overwriteJournal() throws {
    // A link to the file has its journal where the file is.
    let journal = URL(filePath: path).resolvingSymlinksInPath().path + "-journal"
    guard OwnFolder.isFile(journal) else { return }
    try FileErasure.overwrite(journal)
  }

  /// Makes the folder and an empty file where they are missing; touches nothing that is there.
  func create() throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // Not `open`: closing a descriptor would drop the locks another connection of this process has.
    guard mknod(path, S_IFREG | 0o600, 0) != 0, errno != EEXIST else { return }
    throw POSIXError.current
  }
}
