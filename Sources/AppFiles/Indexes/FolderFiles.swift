// SPDX-License-Identifier: Apache-2.0

import AppleFormats

/// All files of an app below a folder, to tell whether any of them has changed.
public enum FolderFiles {
  /// A folder with more files than this is not taken for an app's.
  static let maximum = 2_000
  private static let maximumDepth = 16

  /// The paths in the order of their names; nil where there are too many.
  public static func paths(below folder: String) -> [String]? {
    var paths: [String] = []
    return add(folder, depth: 0, to: &paths) ? paths : nil
  }

  private static func add(_ path: String, depth: Int, to paths: inout [String]) -> Bool {
    guard depth < maximumDepth, paths.count < maximum else { return false }
    guard FolderReader.kind(of: path)?.form == .folder else {
      if AppFileKind(path.lastComponent) != nil { paths.append(path) }
      return true
    }
    let names = (try? FolderReader.names(in: path, shown: path)) ?? []
    return names.allSatisfy { add(join(path, $0), depth: depth + 1, to: &paths) }
  }
}
