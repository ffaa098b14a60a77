// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant
import IntentModel
import Rendering
import Terminal
import Voice

/// `parlance explain`: why an utterance is understood as it is, or why it isn't.
struct ExplainCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Tell why something is understood as it is.",
    discussion: """
      Tells what each word was taken for, which other sentences were in question and why they lost. \
      When nothing fits, it tells the sentences that come nearest and what is missing. The exit \
      status is 1 then.
      """)

  @OptionGroup var options: CommonOptions

  @Option(
    help: ArgumentHelp(
      "Match this grammar (YAML or JSON) instead of the apps'. Repeatable.", valueName: "file"))
  var grammar: [String] = []

  @ArgumentParser.Argument(help: ArgumentHelp("What would be said.", valueName: "text"))
  var text: String

  func run() async throws {
    let workspace = try await Workspace(options)
    defer { workspace.close() }
    let (explanation, wording) = try explanation(in: workspace)
    if options.isJSON {
      try Output.standard.write(explanation.json.text + "\n")
    } else {
      for line in ExplanationText(wording).lines(for: explanation) {
        try Output.standard.write(line.neutralised() + "\n")
      }
    }
    if explanation.chosen == nil { throw ExitCode(ExitStatus.negative) }
  }

  /// The explanation and its words. For a grammar they are in the language that was asked for, for
  /// apps in the one they speak.
  private func explanation(in workspace: Workspace) throws -> (Explanation, Wording) {
    if grammar.isEmpty {
      try workspace.tellFindings()
      return (Explanation(of: text, in: workspace.installation), workspace.wording)
    }
    let wording = try workspace.explanationWording()
    let compiled = try GrammarFiles(grammar, options).understander()
    defer { compiled.finish() }
    return (Explanation(of: text, by: compiled.understander), wording)
  }
}
