// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant
import Rendering
import Terminal

/// `parlance vocabulary list`: every name and the ways to say it.
struct VocabularyListCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the names the apps know.")

  @OptionGroup var options: CommonOptions

  func run() async throws {
    let workspace = try await Workspace(options)
    defer { workspace.close() }
    try workspace.tellFindings()
    let entries = workspace.installation.apps.flatMap(VocabularyEntry.all)
    try options.write(
      list: entries.map { options.isJSON ? $0.json.text : $0.line }, workspace.wording)
  }
}
