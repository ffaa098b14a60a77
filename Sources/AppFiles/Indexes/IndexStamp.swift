// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What an index was made of: the program, and each file with its size and the time it was changed.
///
/// A file that is changed, replaced or gone gives another stamp.
public struct IndexStamp: Hashable, Sendable {
  /// Which files, in one line each.
  public let name: String
  /// The same with their state.
  public let text: String

  /// - Parameters:
  ///   - files: the paths of all files that are read, and of those that would be if they were there.
  ///   - words: whatever else counts.
  public init(files: [String], words: [String] = []) {
    name = (files.map(Self.absolute) + words).joined(separator: "\n")
    let states = ([Self.program] + files).map(Self.state)
    text = (states + words).joined(separator: "\n")
  }

  /// Another build may understand otherwise.
  private static let program = "/proc/self/exe"

  private static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func state(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "\(path) -" }
    let time = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    return "\(absolute(path)) \(status.st_dev) \(status.st_ino) \(status.st_size) \(time)"
  }
}
