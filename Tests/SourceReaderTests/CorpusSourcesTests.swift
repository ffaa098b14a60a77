// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import SourceReader
import Testing

/// Apps as their developers write them: everything in their sources is found, and nothing twice.
struct CorpusSourcesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "AppIntentsCorpus")

  static let apps: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted()

  private static func text(of app: String) throws -> String {
    let app = folder.appending(path: app)
    return try FileManager.default.subpathsOfDirectory(atPath: app.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { try String(contentsOf: app.appending(path: $0), encoding: .utf8) }.joined()
  }

  @Test func theCorpusHasTwelveApps() { #expect(Self.apps.count == 12) }

  @Test(arguments: apps) func everyShortcutIsFoundWithItsPhrases(_ app: String) throws {
    let found = try SourceFolder(Self.folder.appending(path: app)).sources().app
    let shortcuts = found.providers.flatMap(\.shortcuts)
    #expect(shortcuts.count == (try Self.text(of: app)).matches(of: /AppShortcut\(/).count)
    let intents = Set(found.intents.map(\.name))
    for shortcut in shortcuts {
      #expect(!shortcut.phrases.isEmpty, "\(shortcut.place)")
      #expect(intents.contains(shortcut.intent), "\(shortcut.place)")
      for phrase in shortcut.phrases {
        #expect(phrase.text.contains("${applicationName}"), "\(phrase.place)")
      }
    }
  }

  @Test(arguments: apps) func everyIntentHasATitleOrIsReportedWithoutOne(_ app: String) throws {
    let found = try SourceFolder(Self.folder.appending(path: app)).sources().app
    #expect(Set(found.intents.map(\.name)).count == found.intents.count)
    let untold = Set(found.unknowns.filter { $0.subject == .text }.map(\.owner))
    for intent in found.intents where intent.title == nil {
      #expect(untold.contains("\(intent.name).title"), "\(intent.place)")
    }
  }
}
