// SPDX-License-Identifier: Apache-2.0

import AppFiles
import ArgumentParser
import Assistant
import Foundation
import IntentModel
import Rehearsal
import Rendering
import Terminal

/// `parlance rehearse`: plays transcripts, says the sentences of tests, and reports the
/// differences.
struct RehearseCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "rehearse",
    abstract: "Play transcripts, sentence tests and phrases, and tell what went differently.",
    discussion: """
      All phrases of an app's folder are said with every value, in every language, as they are written and as \
      people say them instead. \
      Each transcript has a conversation of its own, with fresh data. Sentence tests are YAML files as Home \
      Assistant has them; they are said to the apps, or to the grammar of --sentences. The exit status is 1 \
      when anything went differently.
      """)

  static let formats: Set<OutputFormat> = [.text, .json, .junit]

  @OptionGroup var options: CommonOptions

  @Option(
    help: ArgumentHelp(
      "Test the sentences of a repository in Home Assistant's layout.", valueName: "folder"))
  var sentences: String?

  @Flag(
    help: "Write what is answered into the transcripts; the exit status is 1 when one changed.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "Do only this share, such as 2/4 on the second of four machines.", valueName: "i/n"))
  var shard = Shard.whole

  @Flag(help: "Tell what of the apps no phrase, transcript or sentence test comes across.")
  var coverage = false

  @Option(
    help: ArgumentHelp(
      "The percentage of each app that must be come across; less is a failure.",
      valueName: "percent"))
  var minimum: Double?

  @Option(
    help: ArgumentHelp("Also write a page of HTML with all of it.", valueName: "file"))
  var report: String?

  @Flag(help: "Tell how each turn of a transcript is heard, and for how long.")
  var hear = false

  @Flag(
    help: "Check each turn of a transcript by the rules of accessibility; a breach is a failure.")
  var accessibility = false

  @Option(help: "What the changes to phrases are drawn with.")
  var seed: UInt64 = 1

  @ArgumentParser.Argument(
    help: ArgumentHelp(
      "Apps, transcripts and sentence tests, or folders to search for them.", valueName: "path"))
  var paths: [String] = []

  func validate() throws {
    try validateFormat()
    if paths.isEmpty, sentences == nil {
      throw ValidationError("Nothing to rehearse; name a transcript, a folder or --sentences.")
    }
    if let minimum, !(0...100).contains(minimum) {
      throw ValidationError("--minimum is a percentage; give a number from 0 to 100.")
    }
    if minimum != nil, shard != .whole {
      throw ValidationError(
        "A share alone never comes across everything; give --minimum without --shard.")
    }
  }

  func run() async throws {
    // Only folders hold apps to rehearse; a single file is not an app.
    let folders = AppFolders(
      sentences == nil ? paths.filter(RehearsalFile.isFolder) : [], options)
    try await Workspace.$apps.withValue(folders.codes) { try await rehearse(folders) }
  }

  private func rehearse(_ folders: AppFolders) async throws {
    let found = try paths.flatMap(RehearsalFile.files)
    let files = shard.share(of: found)
    let installations = SharedInstallations()
    let phrases = PhraseRehearsal(
      folders, seed: seed, shard, installations, tracesCoverage: tracesCoverage)
    let ears = Ears(hears: hear, style: options.style, checks: accessibility)
    var printer = RehearsalPrinter(
      options, page: report, count: files.count + (try phrases.languages.count))
    try printer.begin()
    if let sentences, paths.isEmpty {
      for result in try await SentenceRehearsal(options).results(of: sentences, shard) {
        try printer.take(result)
      }
    }
    let player = FilePlayer(
      options: folders.options, installations: installations, tracesCoverage: tracesCoverage,
      ears: ears, sentences: sentences, updates: update)
    try await files.forEachInParallel {
      try await player.result(of: $0)
    } take: {
      try printer.take($0)
    }
    for language in try phrases.languages {
      for result in try await phrases.results(in: language) { try printer.take(result) }
    }
    if tracesCoverage {
      let apps = CoverageRehearsal(folders, minimum: minimum, installations)
      for result in try await apps.results(printer.reached) { try printer.take(result) }
    }
    try printer.finish()
    let hasNothing = found.isEmpty && folders.apps.isEmpty && !paths.isEmpty
    if hasNothing { try tellNone() }
    if !printer.isPassed || hasNothing { throw ExitCode(ExitStatus.negative) }
  }

  private var tracesCoverage: Bool { coverage || minimum != nil }

  private func tellNone() throws {
    let text = try SystemFolder.wording(options).text(
      "rehearse.none", ["paths": paths.joined(separator: ", ")])
    try Output.error.write(text.neutralised() + "\n")
  }
}

/// Plays single files as the options say, each independent of the others.
private struct FilePlayer: Sendable {
  let options: CommonOptions
  let installations: SharedInstallations
  let tracesCoverage: Bool
  let ears: Ears
  /// The folder whose grammar the sentence tests are said to; nil for the apps.
  let sentences: String?
  /// Whether what is answered is written into the transcripts.
  let updates: Bool

  func result(of file: RehearsalFile) async throws -> RehearsalResult {
    switch file {
    case .transcript(let path):
      try await RehearsedTranscript(
        path, options, installations, tracesCoverage: tracesCoverage, ears: ears
      ).play(updating: updates)
    case .sentences(let path):
      try await SentenceRehearsal(options, tracesCoverage: tracesCoverage)
        .result(of: path, against: sentences)
    }
  }
}
