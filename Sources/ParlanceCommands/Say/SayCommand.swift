// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import IntentModel
import Rehearsal
import Terminal

/// `parlance say`: one conversation; each argument is a turn.
struct SayCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "say",
    abstract: "Hold one conversation, one turn an argument.",
    discussion: """
      Prints the conversation as a transcript, or one JSON object a turn with --json. The exit \
      status is 0 when the last request was done, 1 when it was not, and 3 when an answer is still \
      awaited.
      """)

  @OptionGroup var options: CommonOptions

  @ArgumentParser.Argument(
    help: ArgumentHelp(
      "What you say; - reads lines from standard input.", valueName: "turn"))
  var turns: [String]

  func run() async throws {
    let workspace = try await Workspace(options, opensApps: true)
    defer { workspace.close() }
    try workspace.tellFindings()
    var conversation = SpokenConversation(workspace)
    for turn in turns {
      guard turn == "-" else {
        try await conversation.say(turn)
        continue
      }
      let lines = Console.standard.plainLineReader()
      while case .line(let line) = await lines.readLine() { try await conversation.say(line) }
    }
    try await conversation.finish()
    if !conversation.hasBegun {
      try Output.error.write(workspace.wording.text("say.nothing") + "\n")
    }
    let status = await conversation.exitStatus
    if status != ExitStatus.done { throw ExitCode(status) }
  }
}

extension Console {
  /// Reads standard input line by line, without a prompt and without editing.
  func plainLineReader() -> PlainLineReader {
    PlainLineReader(input: input, prompt: "", output: Output(descriptor: output))
  }
}
