// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting

/// An app that breaks no rule and whose rehearsals go well, as a folder of files.
enum GoodApp: String, CaseIterable, Sendable {
  /// SiriKit's files and App Shortcuts, in two languages.
  case bakery = "Bakery"
  /// App Shortcuts in five languages.
  case ferry = "Ferry"

  private var folder: URL {
    Stage.package.appending(path: "Tests/RehearsalTests/GoodApps").appending(path: rawValue)
  }

  /// The texts of its files, by their paths in its folder.
  var files: [String: String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).reduce(into: [:]) { files, path in
      files[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
  }
}
