// SPDX-License-Identifier: Apache-2.0

import AppFiles
import ArgumentParser
import Assistant
import Foundation
import IntentModel
import Rendering
import Terminal

/// `parlance vocabulary`: the names that apps know, the user's own among them.
struct VocabularyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocabulary", abstract: "List the names the apps know, and change your own.",
    subcommands: [
      VocabularyListCommand.self, VocabularyAddCommand.self, VocabularyRemoveCommand.self,
      VocabularyImportCommand.self, VocabularyClearCommand.self,
    ], defaultSubcommand: VocabularyListCommand.self)
}

/// `parlance vocabulary add`: adds names of the user's own.
private struct VocabularyAddCommand: ParlanceSubcommand {
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

/// `parlance vocabulary remove`: forgets names of the user's own.
private struct VocabularyRemoveCommand: ParlanceSubcommand {
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

/// Selects one of the user's own lists.
struct OwnListArguments: ParsableArguments {
  @ArgumentParser.Argument(help: "The app, or System for the contacts every app knows.")
  var app: String

  @ArgumentParser.Argument(help: "The kind of name, such as contact.")
  var kind: String
}

/// `parlance vocabulary list`: every name and the ways to say it.
private struct VocabularyListCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the names the apps know.")

  @OptionGroup var options: CommonOptions

  func run() async throws {
    let workspace = try await Workspace(options)
    defer { workspace.close() }
    try workspace.tellFindings()
    let entries = workspace.installation.apps.flatMap(VocabularyEntry.all)
    try options.write(
      list: entries.map { options.isJSON ? $0.json.text : $0.line }, workspace.wording)
  }
}

/// `parlance vocabulary import`: reads a list of the user's own from a file, one name per line.
private struct VocabularyImportCommand: ParlanceSubcommand {
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
