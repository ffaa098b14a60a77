// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// `parlance vocabulary`: the names the apps know, and the user's own among them.
struct VocabularyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocabulary", abstract: "List the names the apps know, and change your own.",
    subcommands: [
      VocabularyListCommand.self, VocabularyAddCommand.self, VocabularyRemoveCommand.self,
      VocabularyImportCommand.self, VocabularyClearCommand.self,
    ], defaultSubcommand: VocabularyListCommand.self)
}
