// SPDX-License-Identifier: Apache-2.0

import AppFiles
import ArgumentParser
import Assistant
import Foundation
import Rendering
import Terminal

/// `parlance shortcuts`: the user's own phrases and their steps.
struct ShortcutsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shortcuts", abstract: "List and change what you do by words of your own.",
    subcommands: [
      ShortcutsListCommand.self, ShortcutsAddCommand.self, ShortcutsRenameCommand.self,
      ShortcutsEnableCommand.self, ShortcutsDisableCommand.self, ShortcutsDeleteCommand.self,
      ShortcutsExportCommand.self, ShortcutsImportCommand.self,
    ], defaultSubcommand: ShortcutsListCommand.self)
}

/// `parlance shortcuts disable`: keeps phrases, but no longer listens for them.
private struct ShortcutsDisableCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "disable", abstract: "Turn phrases off without forgetting them.")

  @OptionGroup var options: CommonOptions

  @ArgumentParser.Argument(help: "The phrases.")
  var phrases: [String]

  func run() async throws {
    try await ShortcutEditing(options).run { editor in
      try phrases.map { try editor.setEnabled(false, $0) }
    }
  }
}

/// `parlance shortcuts list`: lists every phrase and its steps.
private struct ShortcutsListCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List your phrases and what they do.")

  @OptionGroup var options: CommonOptions

  func run() async throws {
    try await ShortcutEditing(options).run { try $0.shortcuts() }
  }
}

/// `parlance shortcuts enable`: listens for phrases again.
private struct ShortcutsEnableCommand: ParlanceSubcommand {
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

/// `parlance shortcuts delete`: removes phrases.
private struct ShortcutsDeleteCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Forget phrases and what they do.")

  @OptionGroup var options: CommonOptions

  @ArgumentParser.Argument(help: "The phrases.")
  var phrases: [String]

  func run() async throws {
    try await ShortcutEditing(options).run { editor in
      try editor.remove(phrases)
      return []
    }
  }
}

/// `parlance shortcuts export`: prints all shortcuts as JSON, for `import` elsewhere.
private struct ShortcutsExportCommand: ParlanceSubcommand {
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

/// `parlance shortcuts import`: adds the shortcuts of a file, written by hand or by `export`.
private struct ShortcutsImportCommand: ParlanceSubcommand {
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

/// `parlance shortcuts rename`: gives a shortcut another phrase.
private struct ShortcutsRenameCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Change what you say.")

  @OptionGroup var options: CommonOptions

  @ArgumentParser.Argument(help: "What you say now.")
  var phrase: String

  @ArgumentParser.Argument(help: "What you will say.")
  private var newPhrase: String

  @Flag(help: "Take the phrase even where it means something else already.")
  var force = false

  func run() async throws {
    try await ShortcutEditing(options).run {
      [try $0.rename(phrase, to: newPhrase, isForced: force)]
    }
  }
}

/// `parlance shortcuts add`: adds a phrase that carries out sentences.
private struct ShortcutsAddCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a phrase of your own for one thing or several.",
    discussion: """
      For example: parlance shortcuts add "wind down" "set focus to sleep" "start calming meditation"
      """)

  @OptionGroup var options: CommonOptions

  @ArgumentParser.Argument(help: "What you will say.")
  var phrase: String

  @ArgumentParser.Argument(help: "What is done then, a sentence a step.")
  var steps: [String]

  @Flag(help: "Take the phrase even where it means something else already.")
  var force = false

  func run() async throws {
    try await ShortcutEditing(options).run { [try $0.add(phrase, steps, isForced: force)] }
  }
}
