// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant

/// `parlance shortcuts disable`: keeps phrases that are not to be heard.
struct ShortcutsDisableCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "disable", abstract: "Turn phrases off without forgetting them.")

  @OptionGroup var options: CommonOptions

  @ArgumentParser.Argument(help: "The phrases.")
  var phrases: [String]

  func run() async throws {
    try await ShortcutEditing(options).run { editor in
      try phrases.map { try editor.setEnabled(false, $0) }
    }
  }
}
