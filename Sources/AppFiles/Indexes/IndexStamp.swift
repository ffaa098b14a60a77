// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The inputs that an index was made from: the program, and each file with its size and
/// modification time.
///
/// The stamp differs once a file is changed, replaced or gone.
public struct IndexStamp: Hashable, Sendable {
  /// The files and words, a line each.
  public let name: String
  /// The same with their state.
  public let text: String

  /// - Parameters:
  ///   - files: The paths of all files that are read, and of those that would be read if they
  ///     existed.
  ///   - words: Everything else the index depends on.
  public init(files: [String], words: [String] = []) {
    name = (files.map(Self.absolute) + words).joined(separator: "\n")
    text =
      (["/proc/self/exe"] + files).map(Self.state).joined(separator: "\n") + "\n"
      + words.joined(separator: "\n")
  }

  private init(name: String, text: String) { (self.name, self.text) = (name, text) }

  /// The stamp of one of several indexes that are made from the same inputs.
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
