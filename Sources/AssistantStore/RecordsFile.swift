// SPDX-License-Identifier: Apache-2.0

import Foundation
import PrivateFiles

/// The place of the records' file, which only its owner can read.
struct RecordsFile: Hashable, Sendable {
  /// Distinguishes a file from another that took its place.
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

  /// Nil if there is no file, or one that may not be read.
  var identity: Identity? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    return Identity(volume: UInt(facts.st_dev), number: UInt(facts.st_ino))
  }

  /// Overwrites SQLite's journal, which holds the file's content from before its last change.
  func overwriteJournal() throws {
    // If the path is a link, the journal lies beside the link's target.
    let place = URL(filePath: path).resolvingSymlinksInPath()
    let journal = place.lastPathComponent + "-journal"
    guard let folder = OpenFolder(place.deletingLastPathComponent().path),
      folder.facts(of: journal)?.kind == .file
    else { return }
    try FileErasure.overwrite(journal, in: folder)
  }

  /// Makes the folder and an empty file if they are missing; existing ones stay as they are.
  func create() throws {
    let folder = try DataFolder.taken(folder)
    guard folder.facts(of: DataFolder.recordsName) == nil else { return }
    do {
      try FolderClaim.makeFile(DataFolder.recordsName, in: folder)
    } catch is FolderClaim.Conflict {
      // Another process was faster.
    }
  }

  /// Erases the file and SQLite's files beside it, if Parlance has made them.
  ///
  /// - Returns: The files that are left.
  func erase() -> [LeftFile] {
    guard let open = OpenFolder(folder.path) else { return [] }
    guard FolderClaim(open).owns(DataFolder.recordsName) else {
      let isLink = open.facts(of: DataFolder.recordsName)?.kind == .link
      return [isLink ? .link(path: path) : .foreign(path: path)]
    }
    return AppDatabase.erase(DataFolder.recordsName, in: open)
  }
}
