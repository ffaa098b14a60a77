// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant
import IntentModel
import Terminal
import Voice

/// `parlance explain`: why an utterance is understood as it is.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Tell why something is understood as it is.")

  @OptionGroup var options: CommonOptions

  @ArgumentParser.Argument(help: ArgumentHelp("What would be said.", valueName: "text"))
  var text: String

  func run() async throws {
    let workspace = try Workspace(options)
    defer { workspace.close() }
    try workspace.tellFindings()
    let explanation = Explanation(of: text, in: workspace.installation)
    if options.isJSON {
      try Output.standard.write(explanation.json.text + "\n")
    } else {
      for line in explanation.lines(workspace.wording) {
        try Output.standard.write(line.neutralised() + "\n")
      }
    }
    if explanation.chosen == nil { throw ExitCode(ExitStatus.negative) }
  }
}
