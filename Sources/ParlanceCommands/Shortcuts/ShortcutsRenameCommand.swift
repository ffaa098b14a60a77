// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant

/// `parlance shortcuts rename`: other words for the same.
struct ShortcutsRenameCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Change what you say.")

  @OptionGroup var options: CommonOptions

  @ArgumentParser.Argument(help: "What you say now.")
  var phrase: String

  @ArgumentParser.Argument(help: "What you will say.")
  var newPhrase: String

  @Flag(help: "Take the phrase even where it means something else already.")
  var force = false

  func run() async throws {
    try await ShortcutEditing(options).run {
      [try $0.rename(phrase, to: newPhrase, isForced: force)]
    }
  }
}
