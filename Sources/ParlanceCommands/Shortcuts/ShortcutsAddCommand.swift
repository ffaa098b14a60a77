// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant

/// `parlance shortcuts add`: a phrase that does what sentences say.
struct ShortcutsAddCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a phrase of your own for one thing or several.",
    discussion: """
      For example: parlance shortcuts add "wind down" "set focus to sleep" "start calming meditation"
      """)

  @OptionGroup var options: CommonOptions

  @ArgumentParser.Argument(help: "What you will say.")
  var phrase: String

  @ArgumentParser.Argument(help: "What is done then, a sentence a step.")
  var steps: [String]

  @Flag(help: "Take the phrase even where it means something else already.")
  var force = false

  func run() async throws {
    try await ShortcutEditing(options).run { [try $0.add(phrase, steps, isForced: force)] }
  }
}
