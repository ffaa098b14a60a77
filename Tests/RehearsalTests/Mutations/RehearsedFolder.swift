// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import SourceReader

/// An app's files in a folder, rehearsed and checked as `parlance rehearse --minimum` and `parlance lint` do.
final class RehearsedFolder {
  private let root: URL
  private let folder: AppFolder
  private let transcripts: [(file: String, text: String)]
  private var stages: [String: ParlanceTesting.Stage] = [:]

  init(_ app: GoodApp, files: [String: String]) throws {
    root = ScratchPlace.folder.appending(path: "rehearsed-\(UUID().uuidString)")
    let url = root.appending(path: app.rawValue)
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let extracted = try JSONEncoder().encode(Self.extracted(from: files))
    try extracted.write(to: url.appending(path: "\(app.rawValue).\(ExtractedApp.fileExtension)"))
    folder = AppFolder(url)
    transcripts = files.filter { $0.key.hasSuffix(".transcript") }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private static func extracted(from files: [String: String]) throws -> ExtractedApp {
    var app = AppSources(files.filter { $0.key.hasSuffix(".swift") }).app
    if let supply = files["supply.yaml"] {
      _ = app.add(SuppliedApp.read(Data(supply.utf8), file: "supply.yaml").content)
    }
    return app
  }

  private func stage(_ language: String) -> ParlanceTesting.Stage {
    if let stage = stages[language] { return stage }
    let stage = ParlanceTesting.Stage(locale: language, apps: [], folders: [folder.url])
    stages[language] = stage
    return stage
  }

  /// The first problem that a run would report; nil if all is well.
  ///
  /// - Parameter minimum: the required coverage in each language.
  func problem(minimum: [String: Double]) async throws -> String? {
    if let problem = try await mismatch() { return problem }
    if let finding = findings().first(where: { $0.severity > .note }) { return "\(finding)" }
    if let problem = await unheardPhrase() { return problem }
    let coverage = try await coverage()
    return folder.languages.first { coverage[$0, default: 0] < minimum[$0, default: 0] }
      .map { "only \(coverage[$0, default: 0]) is reached in \($0)" }
  }

  // MARK: Rehearsing

  private func mismatch() async throws -> String? {
    for (file, text) in transcripts {
      for played in try await play(text, file) {
        if let mismatch = played.mismatch { return "\(mismatch)" }
      }
    }
    return nil
  }

  private func play(_ text: String, _ file: String) async throws -> [PlayedExchange] {
    let transcript = try Transcript(parsing: text, file: file)
    return await TranscriptPlayer(on: stage(transcript.language)).play(transcript)
  }

  private func unheardPhrase() async -> String? {
    for language in folder.languages {
      let installation = stage(language).installation
      guard let app = installation[folder.id], let words = words(of: language) else { continue }
      let set = PhraseSet(of: app, language: language, words: words)
      let player = PhraseSetPlayer(
        installation, words: words, now: ParlanceTesting.Stage.usualTime, seed: 1,
        perturbations: [])
      let wrong = await player.play(set).flatMap(\.misheard).first
      if let wrong { return "\(wrong.text) is heard differently" }
    }
    return nil
  }

  /// The coverage of all transcripts together, in per cent, by language.
  func coverage() async throws -> [String: Double] {
    var coverages: [String: Coverage] = [:]
    for (file, text) in transcripts {
      let language = try Transcript(parsing: text, file: file).language
      let installation = stage(language).installation
      guard let app = installation[folder.id] else { continue }
      let tracer = CoverageTracer(installation, now: ParlanceTesting.Stage.usualTime)
      let reached = tracer.reached(by: try await play(text, file))
      var coverage = coverages[language] ?? Coverage(of: app)
      coverage.add(reached[coverage.subject] ?? [])
      coverages[language] = coverage
    }
    return coverages.mapValues(\.percent)
  }

  private func words(of language: String) -> PerturbationWords? {
    Self.system.perturbationWords(of: language)?.content
  }

  // MARK: Checking

  private static let system = SystemFolder(
    ParlanceTesting.Stage.vocabulary.appending(path: "System"))

  func findings() -> [Finding] {
    let languages = folder.languages.isEmpty ? ["en"] : folder.languages
    let localizations = languages.map { language in
      LintedApp.Localization(
        folder,
        in: LintedLanguage(
          language, system: Self.system,
          installation: Self.system.speaks(language) ? stage(language).installation : nil))
    }
    return Linter().findings(in: LintedApp(folder, localizations: localizations))
  }
}

extension Transcript {
  fileprivate var language: String {
    settings.compactMap { if case .locale(let locale) = $0 { locale } else { nil } }.first ?? "en"
  }
}
