// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant

/// `parlance shortcuts enable`: has phrases heard again.
struct ShortcutsEnableCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "enable", abstract: "Turn phrases on again.")

  @OptionGroup var options: CommonOptions

  @ArgumentParser.Argument(help: "The phrases.")
  var phrases: [String]

  func run() async throws {
    try await ShortcutEditing(options).run { editor in
      try phrases.map { try editor.setEnabled(true, $0) }
    }
  }
}
