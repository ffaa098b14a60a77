// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// `parlance`: the chat, unless a subcommand is named.
struct ParlanceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parlance",
    abstract: "Talk to apps in your own words.",
    discussion: "Without a subcommand it chats. Every subcommand tells more with --help.",
    version: "0.1.0",
    subcommands: [
      ChatCommand.self, SayCommand.self, InterpretCommand.self, ExplainCommand.self,
      RehearseCommand.self, AppsCommand.self, VocabularyCommand.self,
    ],
    defaultSubcommand: ChatCommand.self)
}
