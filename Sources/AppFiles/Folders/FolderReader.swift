// SPDX-License-Identifier: Apache-2.0

import AppleFormats
package import Foundation
import Glibc
package import IntentModel

/// Reads files and the names in folders; what can't be read becomes a finding.
package enum FolderReader {
  /// The target of a path, links followed. Two paths to the same place have the same identity.
  struct Kind {
    enum Form { case file, folder, other }

    var form: Form
    var identity: [UInt64]
    var size: Int
  }

  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let form: Kind.Form =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    return Kind(
      form: form, identity: [UInt64(status.st_dev), UInt64(status.st_ino)],
      size: Int(status.st_size))
  }

  /// The names in a folder, sorted, hidden ones left out.
  package static func names(in folder: String, shown: String) throws(FindingsError) -> [String] {
    try entries(in: folder, shown: shown).map(\.name)
  }

  /// The names in a folder, sorted, hidden ones left out, and for each whether the folder itself
  /// says that it is a plain file.
  static func entries(
    in folder: String, shown: String
  ) throws(FindingsError) -> [(name: String, isFile: Bool)] {
    guard let stream = opendir(folder) else { throw failure(errno, shown) }
    defer { closedir(stream) }
    var entries: [(name: String, isFile: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { entries.append((name, Int(entry.pointee.d_type) == DT_REG)) }
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// The bytes of a file. A folder, a pipe or a device is a finding and is never read.
  ///
  /// - Parameter limit: A file of this size or larger is refused, in bytes.
  package static func contents(
    of path: String, shown: String, limit: Int = SourceText.maximumSize
  ) throws(FindingsError) -> Data {
    guard let kind = kind(of: path) else { throw failure(errno, shown) }
    guard kind.form == .file else {
      throw unreadable(kind.form == .folder ? "it is a folder" : "it is no plain file", shown)
    }
    guard kind.size <= limit else { throw SourceText.tooLarge(shown, limit: limit) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno, shown) }
    defer { close(descriptor) }
    return try read(descriptor, size: kind.size, shown: shown)
  }

  private static func read(
    _ descriptor: Int32, size: Int, shown: String
  ) throws(FindingsError) -> Data {
    var data = Data(count: size)
    var count = 0
    while count < size {
      let step = data.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress.map { $0 + count }, size - count)
      }
      guard step >= 0 else { throw failure(errno, shown) }
      if step == 0 { break }
      count += step
    }
    return data.prefix(count)
  }

  private static func failure(_ code: Int32, _ shown: String) -> FindingsError {
    unreadable(String(cString: strerror(code)).lowercased(), shown)
  }

  private static func unreadable(_ reason: String, _ shown: String) -> FindingsError {
    let message = "the file can't be read: \(reason); check its path and permissions"
    return FindingsError([
      Finding(.error, rule: "unreadable-file", message: message, at: SourceLocation(file: shown))
    ])
  }
}
