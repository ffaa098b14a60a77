// SPDX-License-Identifier: Apache-2.0

import AppFiles
import ArgumentParser
import IntentModel

/// Prints tables of Parlance's costs, and of how well it understands.
@main
struct ParlanceBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parlance-benchmark",
    abstract: "Print what Parlance takes and what it understands, as tables.",
    subcommands: [
      StartCommand.self, VoiceCommand.self, NamesCommand.self, NamesOneCommand.self,
      FirstAnswerCommand.self, WriteNamesCommand.self, ValuesCommand.self, ShortcutsCommand.self,
      FirstShortcutCommand.self, HabitsCommand.self, StreamCommand.self, HearingCommand.self,
      BoundsCommand.self, BoundsOneCommand.self,
    ],
    defaultSubcommand: StartCommand.self)

  static func main() async {
    LocaleVariables.mend()
    await main(nil)
  }
}
