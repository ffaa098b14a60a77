// SPDX-License-Identifier: Apache-2.0

import AppFiles
import ArgumentParser
import Assistant

/// `parlance shortcuts import`: those of a file, written by hand or by `export`.
struct ShortcutsImportCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Add the shortcuts of a file: YAML, or JSON.")

  @OptionGroup var options: CommonOptions

  @ArgumentParser.Argument(help: "The file; - for standard input.")
  var file: String

  @Flag(help: "Take phrases even where they mean something else already.")
  var force = false

  func run() async throws {
    let editing = try await ShortcutEditing(options)
    try editing.run { editor in
      try editor.add(ShortcutFile(editing.data(ofFile: file), file: file), isForced: force)
    }
  }
}
