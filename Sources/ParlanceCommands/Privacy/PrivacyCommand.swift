// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import AssistantStore
import Foundation
import IntentModel
import Terminal

/// `parlance privacy`: shows, exports and erases the kept data.
struct PrivacyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "privacy", abstract: "Show, export and erase what is kept about you.",
    subcommands: [PrivacyShowCommand.self, PrivacyExportCommand.self, PrivacyEraseCommand.self],
    defaultSubcommand: PrivacyShowCommand.self)
}

/// `parlance privacy show`: lists the kept data, with amounts and places.
private struct PrivacyShowCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "List what is kept, how much of it, and in which file.",
    discussion: "Everything lies on this machine. Nothing leaves it.")

  @OptionGroup var options: CommonOptions
  @OptionGroup var selection: KeptSelection

  func run() async throws {
    let kept = try KeptData(options)
    defer { kept.close() }
    let kinds = selection.app == nil ? Set(KeptKind.allCases) : KeptKind.ofApps
    let counts = try kept.counts(kept.scope(selection, otherwise: kinds))
    let lines = counts.map { options.isJSON ? $0.json.text : $0.line(kept.wording) }
    let isNone = counts.isEmpty && !options.isJSON
    let none = kept.wording.text("privacy.none", ["path": kept.folder.url.path])
    try options.write(list: isNone ? [none] : lines, kept.wording)
  }
}

/// Selects a part of the kept data.
struct KeptSelection: ParsableArguments {
  @ArgumentParser.Argument(
    help: "The app, as it is called or by its name here; every app where none is named.")
  var app: String?

  @Option(name: .customLong("kind"), help: "A kind of what is kept. Repeatable.")
  var kinds: [KeptKind] = []

  func validate() throws {
    guard app != nil, let kind = kinds.first(where: { !KeptKind.ofApps.contains($0) }) else {
      return
    }
    throw ValidationError("--kind \(kind.rawValue) belongs to no app; leave the app out")
  }
}
