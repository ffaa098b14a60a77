// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import AssistantStore
import Foundation
import IntentModel
import Terminal
import Voice

/// A file from outside, which may be of any size, a pipe or a device.
enum BoundedFile {
  /// The bytes of a file; nil if there are more than a bound. No more bytes than that are held in
  /// memory.
  ///
  /// - Parameter limit: The bound, in bytes.
  /// - Throws: A `CocoaError` with the reason why the file can't be read.
  static func contents(of path: String, atMost limit: Int) throws -> Data? {
    let url = URL(filePath: path)
    let facts = try? url.resourceValues(
      forKeys: [.isRegularFileKey, .isDirectoryKey, .fileSizeKey])
    guard let facts, facts.isRegularFile == false, facts.isDirectory == false else {
      guard facts?.fileSize ?? 0 <= limit else { return nil }
      return try Data(contentsOf: url, options: .mappedIfSafe)
    }
    // Only a plain file has a size to check before reading.
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    return try contents(from: handle, atMost: limit)
  }

  /// The same for an open file, such as standard input.
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
