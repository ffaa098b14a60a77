// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// `parlance vocabulary remove`: forgets names of the user's own.
struct VocabularyRemoveCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Forget names of your own.")

  @OptionGroup var options: CommonOptions
  @OptionGroup var list: OwnListArguments

  @ArgumentParser.Argument(help: "The names.")
  var names: [String]

  func run() async throws {
    try await OwnListEditor(options, list).edit { known in known.filter { !names.contains($0) } }
  }
}
