// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the app's data lies, for its owner's eyes only.
struct KitchenFile: Hashable, Sendable {
  /// Tells a file from another that took its place.
  struct Identity: Hashable, Sendable {
    var volume: Int
    var number: Int
  }

  private let container: URL

  init(container: URL) { self.container = container }

  var path: String { container.appending(path: "SoupChef.sqlite").path }

  /// Nil while there is no file.
  var identity: Identity? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let volume = attributes[.systemNumber] as? NSNumber,
      let number = attributes[.systemFileNumber] as? NSNumber
    else { return nil }
    return Identity(volume: volume.intValue, number: number.intValue)
  }

  /// Makes the folder and an empty file where they are missing; touches nothing that is there.
  func create() throws {
    try FileManager.default.createDirectory(
      at: container, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // Not `open`: closing a descriptor would drop the locks another connection of this process has.
    guard mknod(path, S_IFREG | 0o600, 0) != 0, errno != EEXIST else { return }
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
