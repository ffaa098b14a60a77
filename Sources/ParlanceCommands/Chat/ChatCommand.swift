// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import IntentModel
import Terminal

/// `parlance chat`: the conversation with a person at a terminal, or with a pipe.
struct ChatCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "chat", abstract: "Talk to the apps. This is what parlance does by itself.")

  @OptionGroup var options: CommonOptions

  @Option(help: "How answers are shown: hands-on, hands-free, driving or screen-reader.")
  var style: Style?

  func run() async throws {
    let workspace = try await Workspace(options, opensApps: true)
    defer { workspace.close() }
    try workspace.tellFindings()
    let style = try StyleChoice(workspace).style(option: style)
    var chat = Chat(workspace, style: style)
    try await chat.run()
  }
}
