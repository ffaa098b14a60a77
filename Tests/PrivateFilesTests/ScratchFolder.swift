// SPDX-License-Identifier: Apache-2.0

import Foundation
import PrivateFiles

/// A folder made for one test and removed with it.
final class ScratchFolder: Sendable {
  let path = URL.temporaryDirectory.appending(path: "parlance-files-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var open: OpenFolder {
    get throws {
      guard let folder = OpenFolder(path) else { throw POSIXError(.ENOENT) }
      return folder
    }
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: path(target))
  }

  func read(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
