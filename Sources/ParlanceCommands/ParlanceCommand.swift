// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
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
      ValuesCommand.self, RehearseCommand.self, LintCommand.self, AppsCommand.self,
      VocabularyCommand.self,
      SuggestionsCommand.self, SearchCommand.self, ShortcutsCommand.self, PrivacyCommand.self,
    ],
    defaultSubcommand: ChatCommand.self)
}

extension ParlanceCommand {
  /// The usage error for a first word that is not a subcommand. Without a subcommand the chat runs,
  /// and it takes no such words.
  static func unknownSubcommand(_ arguments: [String]) -> ValidationError? {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word = arguments.dropFirst().first, !word.hasPrefix("-"),
      !(names + ["help"]).contains(word)
    else { return nil }
    if word.contains(" ") {
      return ValidationError("'\(word)' is no command; did you mean parlance say \"\(word)\"?")
    }
    let mend =
      NearestName.nearest(to: word, among: names).map { "did you mean \($0)?" }
      ?? "there are \(names.joined(separator: ", "))."
    return ValidationError("There is no command '\(word)'; \(mend)")
  }
}
