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
    // The folder tells of most entries that they are files: none of these is asked itself.
    let entries = (try? FolderReader.entries(in: path, shown: path)) ?? []
    return entries.allSatisfy { name, isFile in
      guard isFile else { return add(join(path, name), depth: depth + 1, to: &paths) }
      guard paths.count < maximum else { return false }
      if AppFileKind(name) != nil { paths.append(join(path, name)) }
      return true
    }
  }
}
