// SPDX-License-Identifier: Apache-2.0

import AppFiles
import ArgumentParser
import Assistant
import Foundation
import Rendering
import Terminal

/// `parlance shortcuts export`: all of them as JSON, for `import` elsewhere.
struct ShortcutsExportCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all your shortcuts to standard output, as JSON.")

  @OptionGroup var options: CommonOptions

  func run() async throws {
    try await ShortcutEditing(options).run { editor in
      let json = String(decoding: try editor.exported().data, as: UTF8.self)
      try Output.standard.write(json.harmlessJSON + "\n")
      return []
    }
  }
}
