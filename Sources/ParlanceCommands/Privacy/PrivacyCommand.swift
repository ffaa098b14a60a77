// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// `parlance privacy`: what is kept, to be seen, taken along and erased.
struct PrivacyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "privacy", abstract: "Show, export and erase what is kept about you.",
    subcommands: [PrivacyShowCommand.self, PrivacyExportCommand.self, PrivacyEraseCommand.self],
    defaultSubcommand: PrivacyShowCommand.self)
}
