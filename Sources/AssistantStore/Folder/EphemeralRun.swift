// SPDX-License-Identifier: Apache-2.0

import Foundation
import PrivateFiles

/// A folder for one run. It stays locked while the process lives, so that the next start recognises
/// the folder of a process that was killed.
final class EphemeralRun: Sendable {
  /// The name of the locked file in the folder.
  static let lockName = ".running"

  private static let start = "parlance-"

  let path: String
  private let name: String
  private let parent: OpenFolder
  private let lock: Int32

  /// Makes the folder.
  init(in parentPath: String) throws(POSIXError) {
    guard let parent = OpenFolder(parentPath) else { throw .current }
    while true {
      let name = Self.start + UUID().uuidString
      guard try parent.makeFolder(name), let folder = parent.folder(name) else { continue }
      let lock = try folder.open(Self.lockName, O_RDWR | O_CREAT | O_EXCL)
      // A sweep may have run in between. It removes the folder then.
      guard flock(lock, LOCK_EX | LOCK_NB) == 0, parent.facts(of: name) != nil else {
        close(lock)
        continue
      }
      (self.name, path, self.parent, self.lock) = (name, parent.path(of: name), parent, lock)
      return
    }
  }

  deinit {
    end()
    close(lock)
  }

  /// Removes the folder with everything in it; a second call does nothing.
  func end() { Self.remove(name, in: parent) }

  /// Erases the folders that this user's killed runs have left.
  static func sweep(_ path: String) {
    guard let parent = OpenFolder(path), let names = try? parent.names(beginningWith: start) else {
      return
    }
    for name in names where isOurs(name, in: parent) {
      guard let folder = parent.folder(name), folder.facts(of: lockName) != nil,
        let lock = try? folder.open(lockName, O_RDWR)
      else { continue }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { remove(name, in: parent) }
      close(lock)
    }
  }

  private static func isOurs(_ name: String, in parent: OpenFolder) -> Bool {
    guard name.hasPrefix(start), UUID(uuidString: String(name.dropFirst(start.count))) != nil,
      let facts = parent.facts(of: name)
    else { return false }
    return facts.kind == .folder && facts.owner == geteuid() && !parent.isElsewhere(facts)
  }

  private static func remove(_ name: String, in parent: OpenFolder) {
    _ = FileErasure(overwrites: false).erase(name, in: parent)
  }
}
