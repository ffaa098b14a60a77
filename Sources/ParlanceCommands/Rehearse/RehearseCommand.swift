// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant
import Foundation
import IntentModel
import Rehearsal
import Terminal

/// `parlance rehearse`: plays transcripts and tells what went differently.
struct RehearseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rehearse",
    abstract: "Play transcripts and tell what went differently than written.",
    discussion: """
      Each transcript has a conversation of its own, with fresh data. The exit status is 1 when \
      anything went differently.
      """)

  @OptionGroup var options: CommonOptions

  @ArgumentParser.Argument(
    help: ArgumentHelp("Transcripts, or folders to search for them.", valueName: "path"))
  var paths: [String]

  func run() async throws {
    var failed = 0
    let transcripts = try paths.flatMap(TranscriptFiles.files)
    for file in transcripts {
      let report = try await RehearsedTranscript(file, options).play()
      try Output.standard.write(options.isJSON ? report.json.text + "\n" : report.text)
      if !report.isPassed { failed += 1 }
    }
    if transcripts.isEmpty { try await tellNone() }
    if failed > 0 || transcripts.isEmpty { throw ExitCode(ExitStatus.negative) }
  }

  private func tellNone() async throws {
    let workspace = try await Workspace(options)
    defer { workspace.close() }
    let text = workspace.wording.text(
      "rehearse.none", ["paths": paths.joined(separator: ", ")])
    try Output.error.write(text.neutralised() + "\n")
  }
}
