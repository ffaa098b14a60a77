// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file of the app's data, which only its owner may read.
struct DataFile: Hashable, Sendable {
  /// Tells a file from another that took its place.
  struct Identity: Hashable, Sendable {
    var volume: UInt
    var number: UInt
  }

  private let container: URL

  let path: String

  init(container: URL, name: String) {
    self.container = container
    path = container.appending(path: "\(name).sqlite").path
  }

  /// Nil while there is no file, or none that may be read.
  var identity: Identity? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    return Identity(volume: UInt(facts.st_dev), number: UInt(facts.st_ino))
  }

  /// Creates the folder and an empty file where they are missing; leaves existing ones alone.
  func create() throws {
    try FileManager.default.createDirectory(
      at: container, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // Not `open`: closing a descriptor would drop the locks that another connection of this process
    // has.
    guard mknod(path, S_IFREG | 0o600, 0) != 0, errno != EEXIST else { return }
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
