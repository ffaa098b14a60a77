// SPDX-License-Identifier: Apache-2.0

import Foundation
import PrivateFiles

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
    path = folder.appending(path: DataFolder.recordsName).path
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
    let place = URL(filePath: path).resolvingSymlinksInPath()
    let journal = place.lastPathComponent + "-journal"
    guard let folder = OpenFolder(place.deletingLastPathComponent().path),
      folder.facts(of: journal)?.kind == .file
    else { return }
    try FileErasure.overwrite(journal, in: folder)
  }

  /// Makes the folder and an empty file where they are missing; touches nothing that is there.
  func create() throws {
    let folder = try DataFolder.taken(folder)
    guard folder.facts(of: DataFolder.recordsName) == nil else { return }
    do {
      try FolderClaim.makeFile(DataFolder.recordsName, in: folder)
    } catch is FolderClaim.Conflict {
      // Another process was faster.
    }
  }

  /// Erases the file with what SQLite has beside it, where Parlance has made it.
  ///
  /// - Returns: What is left.
  func erase() -> [LeftFile] {
    guard let open = OpenFolder(folder.path) else { return [] }
    guard FolderClaim(open).owns(DataFolder.recordsName) else {
      let isLink = open.facts(of: DataFolder.recordsName)?.kind == .link
      return [isLink ? .link(path: path) : .foreign(path: path)]
    }
    return AppDatabase.erase(DataFolder.recordsName, in: open)
  }
}
