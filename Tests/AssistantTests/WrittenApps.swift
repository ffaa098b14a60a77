// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting

/// Apps of files alone in a folder of their own, which is removed together with this object.
final class WrittenApps {
  let folder = ScratchPlace.folder.appending(path: "written-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// - Returns: The folder of the app.
  @discardableResult
  func add(
    _ path: String, name: String? = nil, sentences: [String] = ["grab it"], keys: String = ""
  ) throws -> URL {
    let app = folder.appending(path: path)
    let shown = name.map { "<key>CFBundleDisplayName</key><string>\($0)</string>" } ?? ""
    try write(
      "<plist version=\"1.0\"><dict>\(shown)\(keys)</dict></plist>", to: "\(path)/Info.plist")
    let told = sentences.map { "\"\($0)\"" }.joined(separator: ", ")
    for language in ["en", "fr", "ko", "ja", "zh-Hans"] {
      try write(
        "language: \(language)\nintents: {Grab: {data: [{sentences: [\(told)]}]}}\n",
        to: "\(path)/\(language).lproj/Grab.yaml")
    }
    return app
  }

  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// A copy of a shipped app's folder.
  func copy(_ app: String, to path: String) throws -> URL {
    let copy = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Stage.vocabulary.appending(path: app), to: copy)
    return copy
  }
}
