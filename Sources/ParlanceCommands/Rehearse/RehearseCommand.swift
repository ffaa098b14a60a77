// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant
import Foundation
import IntentModel
import Rehearsal
import Terminal

/// `parlance rehearse`: plays transcripts, says the sentences of tests, and tells what went differently.
struct RehearseCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "rehearse",
    abstract: "Play transcripts and sentence tests, and tell what went differently than written.",
    discussion: """
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

  @ArgumentParser.Argument(
    help: ArgumentHelp(
      "Transcripts and sentence tests, or folders to search for them.", valueName: "path"))
  var paths: [String] = []

  func validate() throws {
    try validateFormat()
    if paths.isEmpty, sentences == nil {
      throw ValidationError("Nothing to rehearse; name a transcript, a folder or --sentences.")
    }
  }

  func run() async throws {
    var report = RehearsalPrinter(options)
    if let sentences, paths.isEmpty {
      for result in try await SentenceRehearsal(options).results(of: sentences) {
        try report.take(result)
      }
    }
    let files = try paths.flatMap(RehearsalFile.files)
    for file in files { try report.take(try await result(of: file)) }
    try report.finish()
    let hasNothing = files.isEmpty && !paths.isEmpty
    if hasNothing { try await tellNone() }
    if !report.isPassed || hasNothing { throw ExitCode(ExitStatus.negative) }
  }

  private func result(of file: RehearsalFile) async throws -> RehearsalResult {
    switch file {
    case .transcript(let path):
      try await RehearsedTranscript(path, options).play(updating: update)
    case .sentences(let path):
      try await SentenceRehearsal(options).result(of: path, against: sentences)
    }
  }

  private func tellNone() async throws {
    let wording = try GrammarFiles([], options).wording
    let text = wording.text("rehearse.none", ["paths": paths.joined(separator: ", ")])
    try Output.error.write(text.neutralised() + "\n")
  }
}
