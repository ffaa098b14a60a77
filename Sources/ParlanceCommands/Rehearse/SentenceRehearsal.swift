// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Assistant
import AssistantStore
import Foundation
import IntentModel
import Rehearsal
import Terminal
import Voice

/// Sentence tests, said to a repository's grammar or to the installed apps.
struct SentenceRehearsal {
  private let options: CommonOptions
  private let tracesCoverage: Bool

  /// - Parameter tracesCoverage: Whether covered items of the apps are recorded.
  init(_ options: CommonOptions, tracesCoverage: Bool = false) {
    self.options = options
    self.tracesCoverage = tracesCoverage
  }

  // MARK: A repository

  /// A result for each language of a repository in Home Assistant's layout. The options may choose
  /// one language, or else the folder; otherwise all are rehearsed.
  func results(of path: String, _ shard: Shard) async throws -> [RehearsalResult] {
    guard let (folder, language) = HomeAssistantFolder.containing(URL(filePath: path)) else {
      throw ProgramFailure.noSentences(path: path, try wording)
    }
    var languages = folder.languages
    if let wanted = options.locale ?? language {
      languages = LocaleLookup(wanted).own(among: languages).map { [$0] } ?? []
    }
    guard !languages.isEmpty else { throw ProgramFailure.noSentences(path: path, try wording) }
    var results: [RehearsalResult] = []
    for language in languages {
      results.append(await folder.rehearse(language, shown: path, choosing: shard.share))
    }
    return results
  }

  private var wording: Wording { get throws { try SystemFolder.wording(options) } }

  // MARK: A file of tests

  /// - Parameter repository: The repository whose grammar hears the sentences; nil for the
  ///   installed apps.
  func result(of file: String, against repository: String?) async throws -> RehearsalResult {
    let reading: Reading<SentenceTestFile>
    do {
      guard let data = try BoundedFile.contents(of: file, atMost: SourceText.maximumSize) else {
        return RehearsalResult(
          .sentences(place: file, language: language(of: file)), outcomes: [],
          findings: SourceText.tooLarge(file).findings)
      }
      reading = SentenceTestFile.read(data, file: file, language: language(of: file))
    } catch let error as CocoaError {
      return RehearsalResult(
        .sentences(place: file, language: language(of: file)),
        faults: ["\(file): error: the file can't be read: \(error.reason)".onOneLine])
    }
    let (outcomes, reached) = try await play(reading.content, against: repository)
    var result = RehearsalResult(
      .sentences(place: file, language: reading.content.language), outcomes: outcomes,
      findings: reading.findings)
    result.reached = reached
    return result
  }

  private func play(
    _ tests: SentenceTestFile, against repository: String?
  ) async throws -> (outcomes: [SentenceOutcome], reached: [Coverage.Subject: Set<CoverageItem>]) {
    if let repository {
      guard let (folder, _) = HomeAssistantFolder.containing(URL(filePath: repository)) else {
        throw ProgramFailure.noSentences(path: repository, try wording)
      }
      let grammar = folder.grammar(of: tests.language).content
      return (SentencePlayer(grammar).moving(to: tests.fixtures).play(tests), [:])
    }
    let workspace = try await Workspace(
      options.rehearsing(in: tests.language), opensApps: true, readsTemplates: tracesCoverage,
      keepsIndexes: !options.ephemeral)
    defer { workspace.close() }
    let (installation, now) = (workspace.installation, workspace.now())
    let outcomes = AppSentencePlayer(installation, now: now).play(tests)
    guard tracesCoverage else { return (outcomes, [:]) }
    let right = outcomes.filter(\.isRight).map(\.sentence.text)
    return (outcomes, CoverageTracer(installation, now: now).reached(by: right))
  }

  /// The language of tests that name none: the options' language, or else that of the `.lproj`
  /// folder around them.
  private func language(of file: String) -> String {
    let folder = URL(filePath: file).pathComponents.last { $0.hasSuffix(".lproj") }
    return options.locale ?? folder.map { String($0.dropLast(".lproj".count)) } ?? "en"
  }
}
