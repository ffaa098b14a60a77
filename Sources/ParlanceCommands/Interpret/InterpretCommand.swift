// SPDX-License-Identifier: Apache-2.0

import AppFiles
import ArgumentParser
import Assistant
import Foundation
import IntentModel
import Terminal
import Voice

/// `parlance interpret`: turns utterances into structured intents, without a conversation.
struct InterpretCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "interpret",
    abstract: "Tell what utterances mean, without a conversation.",
    discussion: """
      Reads utterances from the arguments, or a line each from standard input when there are none or \
      where one is -. A line may be a \
      JSON object with "text" and, where wanted, "id" and "context". The exit status is 1 when \
      nothing at all was understood.
      """)

  @OptionGroup var options: CommonOptions

  @Option(
    help: ArgumentHelp(
      "Match this grammar (YAML or JSON) instead of the apps'. Repeatable.", valueName: "file"))
  var grammar: [String] = []

  @Flag(help: "Add the time that understanding took, in nanoseconds, to each JSON answer.")
  var timing = false

  @ArgumentParser.Argument(help: ArgumentHelp("What would be said.", valueName: "utterance"))
  var utterances: [String] = []

  func run() async throws {
    let understood =
      grammar.isEmpty ? try await interpretForApps() : try await interpretForGrammar()
    if understood == 0 { throw ExitCode(ExitStatus.negative) }
  }

  private func interpretForApps() async throws -> Int {
    let workspace = try await Workspace(options)
    defer { workspace.close() }
    try workspace.tellFindings()
    let wording = options.isJSON ? nil : workspace.wording
    return try await answer(
      Interpreter(
        workspace.installation, wording: wording, isTimed: timing, isLinear: options.isLinear,
        now: workspace.now))
  }

  /// Interprets with a grammar on its own, which needs neither the apps nor their kept data.
  private func interpretForGrammar() async throws -> Int {
    let files = try GrammarFiles(grammar, options)
    let compiled = try files.understander()
    defer { compiled.finish() }
    let wording = options.isJSON ? nil : files.wording
    return try await answer(
      Interpreter(
        compiled.understander, wording: wording, isTimed: timing, isLinear: options.isLinear))
  }

  /// Answers all lines and returns the number of utterances that were understood.
  private func answer(_ interpreter: Interpreter) async throws -> Int {
    var understood = 0
    for utterance in utterances.isEmpty ? ["-"] : utterances {
      if utterance == "-" {
        understood += try await AnsweredLines.run {
          interpreter.answer($0.map(InterpretInput.init(line:)))
        }
      } else {
        let (text, count) = interpreter.answer([InterpretInput(utterance)])
        try Output.standard.write(text)
        understood += count
      }
    }
    return understood
  }
}
