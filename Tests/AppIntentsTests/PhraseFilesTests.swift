// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Testing

/// The phrases of other languages come from the app's files, in both file formats.
struct PhraseFilesTests {
  @Test(arguments: ["AppShortcuts.strings", "AppShortcuts.xcstrings"])
  func phrasesFromAFileAreUnderstoodInTheirLanguage(_ file: String) async throws {
    let folder = ScratchPlace.folder.appending(path: "parlance-phrases-\(UUID().uuidString)/Cafe")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try write(file, in: folder)
    let app = ShortcutsApp("Cafe", files: folder, shortcuts: CafeShortcuts.self)
    let stage = ParlanceTesting.Stage(locale: "fr-FR", apps: [app])
    let session = stage.session()
    #expect(await session.hear("mange dans Cafe").prompt?.parameter == "cake")
    #expect(await session.hear("annule").result == .cancelled)
    #expect(await session.hear("mange brownie dans Cafe").intent?["cake"]?.identifier == "3")
    #expect(stage.findings.isEmpty)
  }

  private func write(_ file: String, in folder: URL) throws {
    let localized = folder.appending(path: "fr.lproj")
    try FileManager.default.createDirectory(at: localized, withIntermediateDirectories: true)
    let strings = """
      "Eat in ${applicationName}" = "Mange dans ${applicationName}";
      "Eat ${cake} in ${applicationName}" = "Mange ${cake} dans ${applicationName}";
      """
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Eat in ${applicationName}":
        {"localizations": {"fr": {"stringSet": {"state": "translated", "values": [
          "Mange dans ${applicationName}", "Mange ${cake} dans ${applicationName}"]}}}}}}
      """
    let place = file.hasSuffix("xcstrings") ? folder : localized
    let text = file.hasSuffix("xcstrings") ? catalog : strings
    try Data(text.utf8).write(to: place.appending(path: file))
    try Data("\"Eat\" = \"Manger\";".utf8).write(
      to: localized.appending(path: "Localizable.strings"))
  }
}
