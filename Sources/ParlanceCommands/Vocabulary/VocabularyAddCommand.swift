// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// `parlance vocabulary add`: names of the user's own.
struct VocabularyAddCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add names of your own, the most important first.")

  @OptionGroup var options: CommonOptions
  @OptionGroup var list: OwnListArguments

  @ArgumentParser.Argument(help: "The names.")
  var names: [String]

  @Flag(help: "Put them before the names that are there.")
  var first = false

  func run() async throws {
    try await OwnListEditor(options, list).edit { known in first ? names + known : known + names }
  }
}
