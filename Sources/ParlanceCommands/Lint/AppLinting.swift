// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Foundation
import IntentModel
import Rehearsal

/// Runs the rules over apps, each in every language it speaks.
struct AppLinting {
  private let folders: AppFolders

  init(_ folders: AppFolders) { self.folders = folders }

  func findings() async throws -> [Finding] {
    let installations = try await installations()
    let found = folders.apps.flatMap { folder in
      Linter().findings(in: linted(folder, installations))
    }
    return folders.findings + found
  }

  /// All that is installed, in each language that an app and the assistant speak.
  private func installations() async throws -> [String: Workspace] {
    var workspaces: [String: Workspace] = [:]
    for language in Set(folders.apps.flatMap(\.languages)).sorted() {
      let workspace = try await Workspace(
        folders.options.rehearsing(in: language), opensApps: true, readsTemplates: true)
      workspace.close()
      let isSpoken = LocaleLookup.areOfOneLanguage(workspace.installation.locale, language)
      if isSpoken { workspaces[language] = workspace }
    }
    return workspaces
  }

  private func linted(_ folder: AppFolder, _ workspaces: [String: Workspace]) -> LintedApp {
    let languages = folder.languages.isEmpty ? ["en"] : folder.languages
    let localizations = languages.map { language in
      let workspace = workspaces[language]
      return LintedApp.Localization(
        language: language, app: folder.load(locale: language),
        installation: workspace?.installation,
        words: workspace?.system.authoringWords(of: language))
    }
    let outline = outline(of: folder, localizations)
    return LintedApp(
      folder, localizations: localizations, shortcuts: outline.shortcuts,
      negativePhrases: outline.negativePhrases)
  }

  /// What the code of a shipped app lets people say; nothing for others.
  private func outline(
    of folder: AppFolder, _ localizations: [LintedApp.Localization]
  ) -> AppOutline {
    guard let code = Workspace.apps.first(where: { $0.id == folder.id }),
      let wording = localizations.first(where: { $0.language == "en" })?.app.wording
    else { return AppOutline() }
    return code.outline(in: wording)
  }
}
