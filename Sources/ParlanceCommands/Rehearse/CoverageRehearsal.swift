// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Foundation
import IntentModel
import Rehearsal

/// Reports what the rehearsals of apps covered, in each language that both the apps and the
/// assistant speak.
struct CoverageRehearsal {
  private let folders: AppFolders
  private let minimum: Double?
  private let installations: SharedInstallations

  /// - Parameter minimum: The percentage that must be covered; nil for no minimum.
  init(_ folders: AppFolders, minimum: Double?, _ installations: SharedInstallations) {
    self.folders = folders
    self.minimum = minimum
    self.installations = installations
  }

  /// A result for each language of each app.
  ///
  /// - Parameter reached: The items that all rehearsals together covered.
  func results(
    _ reached: [Coverage.Subject: Set<CoverageItem>]
  ) async throws -> [RehearsalResult] {
    let system = try SystemFolder.located(folders.options)
    let languages = Set(folders.apps.flatMap { $0.rehearsedLanguages(folders.options) })
    var results: [RehearsalResult] = []
    for language in languages.sorted() where system.speaks(language) {
      let apps = folders.apps.filter { $0.languages.contains(language) }.map(\.id)
      results += try await coverages(of: apps, in: language, reached).map {
        RehearsalResult($0, minimum: minimum)
      }
    }
    return results
  }

  private func coverages(
    of apps: [AppID], in language: String, _ reached: [Coverage.Subject: Set<CoverageItem>]
  ) async throws -> [Coverage] {
    let workspace = try await Workspace(
      folders.options.rehearsing(in: language), opensApps: true, readsTemplates: true,
      keepsIndexes: !folders.options.ephemeral,
      installations: installations)
    defer { workspace.close() }
    return apps.compactMap { workspace.installation[$0] }.map { app in
      var coverage = Coverage(of: app)
      coverage.add(reached[coverage.subject] ?? [])
      return coverage
    }
  }
}
