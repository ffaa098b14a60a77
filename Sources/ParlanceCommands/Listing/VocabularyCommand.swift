// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant
import IntentModel
import Terminal
import Voice

/// `parlance vocabulary`: the names the apps know.
struct VocabularyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocabulary", abstract: "List the names the apps know.")

  @OptionGroup var options: CommonOptions

  func run() async throws {
    let workspace = try Workspace(options)
    defer { workspace.close() }
    try workspace.tellFindings()
    for entry in workspace.installation.apps.flatMap(VocabularyEntry.all) {
      let line = options.isJSON ? entry.json.text : entry.line.neutralised()
      try Output.standard.write(line + "\n")
    }
  }
}
