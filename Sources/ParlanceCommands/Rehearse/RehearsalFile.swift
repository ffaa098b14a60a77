// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation

/// A file that can be rehearsed.
enum RehearsalFile: Hashable {
  case transcript(String)
  /// Sentence tests in YAML.
  case sentences(String)

  /// The file itself, with the kind its name tells. For a folder, every transcript and every YAML
  /// file with tests below it, sorted by path.
  static func files(at path: String) throws -> [RehearsalFile] {
    guard isFolder(path) else { return [isYAML(path) ? .sentences(path) : .transcript(path)] }
    return try FileManager.default.subpathsOfDirectory(atPath: path).sorted().compactMap { name in
      let file = "\(path)/\(name)"
      if name.hasSuffix(".transcript") { return .transcript(file) }
      return isYAML(name) && holdsTests(file) ? .sentences(file) : nil
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func isYAML(_ name: String) -> Bool {
    name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }

  /// Whether a YAML file has tests among its keys; templates are YAML too. A file that is too large
  /// to check counts as one, and its rehearsal reports the size.
  private static func holdsTests(_ file: String) -> Bool {
    do {
      guard let data = try BoundedFile.contents(of: file, atMost: SourceText.maximumSize) else {
        return true
      }
      let key = Data("tests:".utf8)
      return data.starts(with: key) || data.range(of: Data("\n".utf8) + key) != nil
    } catch {
      return false
    }
  }
}
