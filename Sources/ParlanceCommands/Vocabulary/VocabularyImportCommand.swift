// SPDX-License-Identifier: Apache-2.0

import AppFiles
import ArgumentParser
import Foundation
import IntentModel

/// `parlance vocabulary import`: a list of the user's own from a file, a name a line.
struct VocabularyImportCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Replace names of your own by a file's, a name a line.")

  @OptionGroup var options: CommonOptions
  @OptionGroup var list: OwnListArguments

  @ArgumentParser.Argument(help: "The file, UTF-8, the most important name first.")
  var file: String

  func run() async throws {
    let editor = try await OwnListEditor(options, list)
    let names = try editor.names(inFile: file)
    try editor.edit { _ in names }
  }
}
