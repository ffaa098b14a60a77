// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant

/// `parlance shortcuts delete`: forgets phrases.
struct ShortcutsDeleteCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Forget phrases and what they do.")

  @OptionGroup var options: CommonOptions

  @ArgumentParser.Argument(help: "The phrases.")
  var phrases: [String]

  func run() async throws {
    try await ShortcutEditing(options).run { editor in
      try editor.remove(phrases)
      return []
    }
  }
}
