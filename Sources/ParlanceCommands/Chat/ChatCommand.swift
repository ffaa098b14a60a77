// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import IntentModel
import Terminal

/// `parlance chat`: a conversation with a person at a terminal, or through a pipe.
struct ChatCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "chat", abstract: "Talk to the apps. This is what parlance does by itself.")

  @OptionGroup var options: CommonOptions

  @Flag(help: "Say answers aloud, through speech-dispatcher or espeak-ng.")
  var speak = false

  func run() async throws {
    let workspace = try await Workspace(options, opensApps: true)
    defer { workspace.close() }
    try workspace.tellFindings()
    var chat = Chat(
      workspace, style: try workspace.style(),
      narrator: SpeechChoice(workspace).narrator(isWanted: speak))
    try await chat.run()
  }
}
