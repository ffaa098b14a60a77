// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import AssistantStore
import Foundation
import IntentModel
import Rehearsal
import Voice

/// Runs the rules over apps, each in every language it speaks.
struct AppLinting: Sendable {
  private let folders: AppFolders
  private let system: SystemFolder

  init(_ folders: AppFolders) throws {
    self.folders = folders
    system = try SystemFolder.located(folders.options)
  }

  func findings() async throws -> [Finding] {
    let languages = try await languages()
    let shortcuts = try await userShortcuts()
    var found: [Finding] = []
    try await folders.apps.forEachInParallel { folder in
      Linter().findings(in: linted(folder, languages, shortcuts))
    } take: {
      found += $0
    }
    return folders.findings + found
  }

  /// The languages of the apps. All apps are installed in those that the assistant speaks.
  private func languages() async throws -> [String: LintedLanguage] {
    var languages: [String: LintedLanguage] = [:]
    try await Set(folders.apps.flatMap(Self.languages)).sorted().forEachInParallel { language in
      LintedLanguage(language, system: system, installation: try await installation(in: language))
    } take: {
      languages[$0.language] = $0
    }
    return languages
  }

  private func installation(in language: String) async throws -> Installation? {
    guard system.speaks(language) else { return nil }
    let workspace = try await Workspace.$apps.withValue(folders.codes) {
      try await Workspace(
        folders.options.rehearsing(in: language), opensApps: true, readsTemplates: true,
        keepsIndexes: !folders.options.ephemeral)
    }
    workspace.close()
    return workspace.installation
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
    _ folder: AppFolder, _ languages: [String: LintedLanguage], _ shortcuts: [VoiceShortcut]
  ) -> LintedApp {
    let localizations = Self.languages(of: folder).compactMap { languages[$0] }
      .map { LintedApp.Localization(folder, in: $0) }
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
