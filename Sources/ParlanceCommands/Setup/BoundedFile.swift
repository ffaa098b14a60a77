// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file of somebody's, which may be as large as it likes, a pipe or a device.
enum BoundedFile {
  /// The bytes of a file; nil where there are more than a bound, of which no more than that is held.
  ///
  /// - Parameter limit: in bytes.
  /// - Throws: a `CocoaError` that tells why it can't be read.
  static func contents(of path: String, atMost limit: Int) throws -> Data? {
    let url = URL(filePath: path)
    let facts = try? url.resourceValues(
      forKeys: [.isRegularFileKey, .isDirectoryKey, .fileSizeKey])
    guard let facts, facts.isRegularFile == false, facts.isDirectory == false else {
      guard facts?.fileSize ?? 0 <= limit else { return nil }
      return try Data(contentsOf: url, options: .mappedIfSafe)
    }
    // What is no plain file has no size to look at before.
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    return try contents(from: handle, atMost: limit)
  }

  /// The same of what is open, such as standard input.
  static func contents(from handle: FileHandle, atMost limit: Int) throws -> Data? {
    var data = Data()
    while data.count <= limit {
      guard let more = try handle.read(upToCount: limit + 1 - data.count), !more.isEmpty else {
        return data
      }
      data += more
    }
    return nil
  }
}
