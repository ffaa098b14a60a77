// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import SourceReader

/// The bakery in a folder of its own, in the form that the rules check.
final class LintedBakery {
  private let folder: URL
  private let url: URL
  private let userShortcuts: [VoiceShortcut]

  /// - Parameter userShortcuts: the user's phrases for ordering a soup.
  init(_ files: [String: String], userShortcuts: [String] = []) throws {
    self.userShortcuts = userShortcuts.map { phrase in
      let step = ShortcutStep(app: "SoupChef", action: .request("OrderSoup", [:]))
      return VoiceShortcut(id: UUID(), phrase: phrase, key: phrase, steps: [step])
    }
    folder = FileManager.default.temporaryDirectory
      .appending(path: "bakery-\(UUID().uuidString)")
    url = folder.appending(path: "Bakery")
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let sources = files.filter { $0.key.hasSuffix(".swift") }
    let extracted = try JSONEncoder().encode(AppSources(sources).app)
    try extracted.write(to: url.appending(path: "Bakery.\(ExtractedApp.fileExtension)"))
  }

  convenience init(_ breakages: [Breakage]) throws {
    try self.init(
      Self.files(breakages), userShortcuts: breakages.flatMap(\.userShortcuts))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The findings, except the notes that count its phrases.
  func findings() -> [Finding] {
    let app = LintedApp(
      AppFolder(url), localizations: ["en", "fr"].map(localization), userShortcuts: userShortcuts)
    return Linter().findings(in: app)
      .filter { $0.rule != "phrase-count" || $0.severity > .note }
  }

  private func localization(_ language: String) -> LintedApp.Localization {
    let loader = InstallationLoader(
      vocabulary: Stage.vocabulary, apps: [], folders: [url],
      container: { _ in URL(filePath: "/nowhere") })
    let system = SystemFolder(Stage.vocabulary.appending(path: "System"))
    return LintedApp.Localization(
      AppFolder(url),
      in: LintedLanguage(
        language, system: system, installation: loader.load(locale: language).installation))
  }

  /// The files with some of the breakages made.
  static func files(_ breakages: [Breakage]) throws -> [String: String] {
    var files = BakeryFiles.all
    for edit in breakages.flatMap(\.edits) {
      let text = files[edit.file] ?? ""
      guard let range = text.firstRange(of: edit.text) else {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSDebugDescriptionErrorKey: edit.text])
      }
      files[edit.file] = text.replacingCharacters(in: range, with: edit.replacement)
    }
    return files
  }
}
