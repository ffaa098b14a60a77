// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import AssistantStore
import Foundation
import IntentModel
import Rehearsal
import Voice

/// Runs the rules over apps, each in every language it speaks.
struct AppLinting {
  private let folders: AppFolders
  private let system: SystemFolder

  init(_ folders: AppFolders) throws {
    self.folders = folders
    system = try SystemFolder.located(folders.options)
  }

  func findings() async throws -> [Finding] {
    let installed = try await installed()
    let shortcuts = try await userShortcuts()
    let found = folders.apps.flatMap { folder in
      Linter().findings(in: linted(folder, installed, shortcuts))
    }
    return folders.findings + found
  }

  /// The installation in one language, with the collisions found in it.
  private struct Installed {
    var installation: Installation
    var collisions: Lazy<[Collision]>

    init(_ installation: Installation) {
      self.installation = installation
      collisions = Lazy { installation.understander.collisions() }
    }
  }

  /// The installation in each language that both an app and the assistant speak.
  private func installed() async throws -> [String: Installed] {
    var installed: [String: Installed] = [:]
    let languages = Set(folders.apps.flatMap(Self.languages)).filter(system.speaks)
    for language in languages.sorted() {
      let workspace = try await Workspace.$apps.withValue(folders.codes) {
        try await Workspace(
          folders.options.rehearsing(in: language), opensApps: true, readsTemplates: true)
      }
      workspace.close()
      installed[language] = Installed(workspace.installation)
    }
    return installed
  }

  /// An app without languages counts as English.
  private static func languages(of folder: AppFolder) -> [String] {
    folder.languages.isEmpty ? ["en"] : folder.languages
  }

  /// The shortcuts in the folder of `--data`; none without that option.
  private func userShortcuts() async throws -> [VoiceShortcut] {
    guard folders.options.data != nil else { return [] }
    let workspace = try await Workspace(folders.options, opensApps: false)
    defer { workspace.close() }
    return try workspace.recording { try $0.voiceShortcuts() }
  }

  private func linted(
    _ folder: AppFolder, _ installed: [String: Installed], _ shortcuts: [VoiceShortcut]
  ) -> LintedApp {
    let localizations = Self.languages(of: folder).map { language in
      LintedApp.Localization(
        folder, language: language, system: system,
        installation: installed[language]?.installation,
        collisions: installed[language]?.collisions)
    }
    return LintedApp(
      folder, localizations: localizations, code: outline(of: folder, localizations),
      userShortcuts: shortcuts)
  }

  /// The sentences that the code of a shipped app understands; nil for other apps.
  private func outline(
    of folder: AppFolder, _ localizations: [LintedApp.Localization]
  ) -> AppOutline? {
    guard let code = folders.codes.first(where: { $0.id == folder.id }) else { return nil }
    let english = localizations.first { $0.language == "en" }
    return english.map { code.outline(in: $0.app.wording) }
  }
}
