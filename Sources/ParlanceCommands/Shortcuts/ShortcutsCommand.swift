// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// `parlance shortcuts`: what the user does by words of their own.
struct ShortcutsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shortcuts", abstract: "List and change what you do by words of your own.",
    subcommands: [
      ShortcutsListCommand.self, ShortcutsAddCommand.self, ShortcutsRenameCommand.self,
      ShortcutsEnableCommand.self, ShortcutsDisableCommand.self, ShortcutsDeleteCommand.self,
      ShortcutsExportCommand.self, ShortcutsImportCommand.self,
    ], defaultSubcommand: ShortcutsListCommand.self)
}
