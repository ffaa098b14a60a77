// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting

/// A user's folders, made for one test and removed after it, and the program that runs in them.
final class Household: Sendable {
  static let order = "order clam chowder in Soup Chef"
  static let history = "show my orders in Soup Chef"
  static let morning = "2026-01-15T09:00:00Z"

  /// The program is built beside the tests.
  static let program = folder(of: "/proc/self/exe").appending(path: "parlance").path

  let folder: URL
  /// Whether the shipped apps are compiled in advance.
  let findsIndexes: Bool

  init(findsIndexes: Bool = true) throws {
    self.findsIndexes = findsIndexes
    folder = ScratchPlace.folder
      .appending(path: "parlance-process-\(UUID().uuidString)", directoryHint: .isDirectory)
    for name in ["home", "tmp", "run"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// The folder that `--data` names in the tests.
  var data: String { path("data") }

  /// Soup Chef's own database in that folder.
  var orders: String { "\(data)/apps/SoupChef/SoupChef.sqlite" }

  /// The program's whole environment.
  var environment: [String: String] {
    [
      "HOME": path("home"), "TMPDIR": path("tmp"), "XDG_RUNTIME_DIR": path("run"),
      "LANG": "en_US.UTF-8", "TZ": "UTC", "PATH": "/usr/bin:/bin",
    ].merging(Self.sanitizerOptions) { own, _ in own }
  }

  /// The sanitizers' settings of this test run (`.ci/sanitize`), which programs get, too.
  private static let sanitizerOptions = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }

  /// Every file and folder, except the three that were there at the start and the caches, which
  /// hold nothing that is not elsewhere.
  func leftovers() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !["home", "tmp", "run"].contains($0) && !$0.hasPrefix("home/.cache") }.sorted()
  }

  /// The indexes among the caches.
  func indexes() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("home/.cache/parlance/indexes/") }
  }

  /// Every file that contains a text in its bytes: in UTF-8, or in UTF-16 of either byte order.
  func files(holding text: String) -> [String] {
    let forms = [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian]
      .compactMap { text.data(using: $0) }
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { file in
      guard let bytes = try? Data(contentsOf: file) else { return false }
      return forms.contains { bytes.range(of: $0) != nil }
    }.map(\.lastPathComponent).sorted()
  }

  @discardableResult
  func write(_ text: String, to name: String, isExecutable: Bool = false) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    if isExecutable {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    return file.path
  }

  static func folder(of link: String) -> URL {
    URL(filePath: link).resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
