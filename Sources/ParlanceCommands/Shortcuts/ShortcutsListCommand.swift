// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant

/// `parlance shortcuts list`: every phrase and what it does.
struct ShortcutsListCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List your phrases and what they do.")

  @OptionGroup var options: CommonOptions

  func run() async throws {
    try await ShortcutEditing(options).run { try $0.shortcuts() }
  }
}
