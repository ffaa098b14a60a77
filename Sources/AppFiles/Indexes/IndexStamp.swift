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
    text =
      (["/proc/self/exe"] + files).map(Self.state).joined(separator: "\n") + "\n"
      + words.joined(separator: "\n")
  }

  private init(name: String, text: String) { (self.name, self.text) = (name, text) }

  /// The stamp of one of several indexes that are made of the same.
  public func part(_ word: String) -> IndexStamp {
    IndexStamp(name: "\(name)\n\(word)", text: "\(text)\n\(word)")
  }

  private static let folder: String = {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }()

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  private static func state(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "-" }
    let time = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(time)"
  }
}
