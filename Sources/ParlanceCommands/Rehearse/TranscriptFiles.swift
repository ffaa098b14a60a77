// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds transcripts on the disk.
enum TranscriptFiles {
  /// A file as it is; every `.transcript` below a folder, in the order of their paths.
  static func files(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return [path] }
    return try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".transcript") }.sorted().map { "\(path)/\($0)" }
  }
}
