// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Assistant
import Foundation
import IntentModel
import Rehearsal

/// Says all phrases of apps, in each language that both the apps and the assistant speak.
struct PhraseRehearsal {
  private let apps: [AppFolder]
  private let options: CommonOptions
  private let seed: UInt64
  private let shard: Shard
  private let installations: SharedInstallations
  private let tracesCoverage: Bool

  /// - Parameter tracesCoverage: Whether covered items are recorded.
  init(
    _ folders: AppFolders, seed: UInt64, _ shard: Shard, _ installations: SharedInstallations,
    tracesCoverage: Bool
  ) {
    self.tracesCoverage = tracesCoverage
    (apps, options) = (folders.apps, folders.options)
    self.seed = seed
    self.shard = shard
    self.installations = installations
  }

  /// The languages with phrases to say, sorted. The assistant can only rehearse languages that it
  /// speaks.
  var languages: [String] {
    get throws {
      let system = try SystemFolder.located(options)
      let own = shard.share(of: apps.flatMap(pairs)).map(\.language)
      return Set(own).filter(system.speaks).sorted()
    }
  }

  /// A result for each app that has phrases in a language.
  func results(in language: String) async throws -> [RehearsalResult] {
    let own = shard.share(of: apps.flatMap(pairs)).filter { $0.language == language }
    return try await results(of: own.map(\.app), in: language)
  }

  private func pairs(_ app: AppFolder) -> [(app: AppID, language: String)] {
    app.rehearsedLanguages(options).map { (app.id, $0) }
  }

  private func results(of apps: [AppID], in language: String) async throws -> [RehearsalResult] {
    let workspace = try await Workspace(
      options.rehearsing(in: language), opensApps: true, readsTemplates: true,
      keepsIndexes: !options.ephemeral,
      installations: installations)
    defer { workspace.close() }
    guard let words = workspace.system.perturbationWords(of: language)?.content else { return [] }
    let player = PhraseSetPlayer(
      workspace.installation, words: words, now: workspace.now(), seed: seed)
    var results: [RehearsalResult] = []
    for app in apps.compactMap({ workspace.installation[$0] }) {
      let set = PhraseSet(
        of: app, language: language, words: words, tracesCoverage: tracesCoverage)
      if set.phrases.isEmpty { continue }
      results.append(RehearsalResult(set, await player.play(set)))
    }
    return results
  }
}

extension AppFolder {
  /// The app's languages, or only the one of the options.
  func rehearsedLanguages(_ options: CommonOptions) -> [String] {
    guard let locale = options.locale else { return languages }
    return LocaleLookup(locale).own(among: languages).map { [$0] } ?? []
  }
}

extension CommonOptions {
  /// The options for a rehearsal in a language: a fresh data folder and the usual time.
  func rehearsing(in language: String) -> CommonOptions {
    var options = self
    options.locale = language
    options.data = nil
    options.ephemeral = true
    options.now = options.now ?? FixedTime(argument: RehearsedTranscript.usualTime)
    return options
  }
}
