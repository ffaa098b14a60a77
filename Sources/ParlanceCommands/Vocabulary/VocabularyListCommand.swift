// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant
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
    for entry in workspace.installation.apps.flatMap(VocabularyEntry.all) {
      let line = options.isJSON ? entry.json.text : entry.line.neutralised()
      try Output.standard.write(line + "\n")
    }
  }
}
