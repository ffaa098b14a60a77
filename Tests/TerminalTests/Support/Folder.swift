// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder made for one test and removed with it.
final class Folder: Sendable {
  let url = URL.temporaryDirectory.appending(path: "parlance-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appending(path: name) }
}
