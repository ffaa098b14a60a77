// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Files of public apps and grammars that lie beside the project where its authors work.
enum SharedData {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/data").standardizedFileURL

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static let absence: String = "the files of ../shared/data are not here"

  /// The files below a folder whose names have the ending, sorted.
  static func files(_ path: String, ending: String) -> [URL] {
    let root = folder.appending(path: path)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.path.hasSuffix(ending) }
      .sorted { $0.path < $1.path }
  }
}
