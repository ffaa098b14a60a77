// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Foundation
import IntentModel
import Rehearsal

/// Says all phrases of apps in every language they and the assistant speak.
struct PhraseRehearsal {
  private let apps: [AppFolder]
  private let options: CommonOptions
  private let seed: UInt64
  private let shard: Shard
  private let installations: SharedInstallations
  private let tracesCoverage: Bool

  /// - Parameter tracesCoverage: whether it is told what is come across.
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

  /// A result for each language of each app that has phrases.
  func results() async throws -> [RehearsalResult] {
    let languages = Dictionary(grouping: shard.share(of: apps.flatMap(pairs)), by: \.language)
    var results: [RehearsalResult] = []
    let system = try SystemFolder.located(options)
    // What the assistant doesn't speak it can't rehearse.
    for (language, pairs) in languages.sorted(by: { $0.key < $1.key }) where system.speaks(language)
    {
      results += try await self.results(of: pairs.map(\.app), in: language)
    }
    return results
  }

  private func pairs(_ app: AppFolder) -> [(app: AppID, language: String)] {
    app.rehearsedLanguages(options).map { (app.id, $0) }
  }

  private func results(of apps: [AppID], in language: String) async throws -> [RehearsalResult] {
    let workspace = try await Workspace(
      options.rehearsing(in: language), opensApps: true, readsTemplates: true,
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
  /// Those it speaks, or of them the one of the options.
  func rehearsedLanguages(_ options: CommonOptions) -> [String] {
    guard let locale = options.locale else { return languages }
    return LocaleLookup(locale).own(among: languages).map { [$0] } ?? []
  }
}

extension CommonOptions {
  /// The options for a rehearsal in a language: with data of its own, at the usual time.
  func rehearsing(in language: String) -> CommonOptions {
    var options = self
    options.locale = language
    options.data = nil
    options.ephemeral = true
    options.now = options.now ?? FixedTime(argument: RehearsedTranscript.usualTime)
    return options
  }
}
