// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppIntents
import ArgumentParser
import Assistant
import Foundation
import IntentModel

/// `parlance-benchmark shortcuts`: the cost at the start of a thousand App Intents with eight
/// parameters each.
struct ShortcutsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shortcuts",
    abstract: "Time a start with a thousand App Intents of eight parameters each.")

  private static let runs = 30

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var table = Table("A thousand intents with eight parameters (\(Self.runs) runs)")
    let words = Wording(language: "en")
    let first = ContinuousClock().measure { describe(in: words) }
    table.add("reflected for the first time", [first])
    table.add(
      "reflected again",
      (0..<Self.runs).map { _ in ContinuousClock().measure { describe(in: words) } })
    let arguments = ["first-shortcut", folder.path]
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    table.add("whole process, never seen", [try TimedProcess.run(arguments, of: program).time])
    table.add(
      "whole process, start to first question",
      try (0..<Self.runs).map { _ in try TimedProcess.run(arguments, of: program).time })
    table.print()
  }

  private func describe(in words: Wording) {
    for app in ManyApps.all { _ = app.outline(in: words) }
  }
}

/// A process that starts with a thousand intents and answers once. ``ShortcutsCommand`` times it.
struct FirstShortcutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "first-shortcut", shouldDisplay: false)

  @ArgumentParser.Argument var data: String

  func run() async throws {
    let folder = URL(filePath: data, directoryHint: .isDirectory)
    let loader = InstallationLoader(
      vocabulary: try Places.requiredVocabulary(), apps: ManyApps.all,
      container: { folder.appending(path: $0.rawValue) },
      indexes: IndexFolder(folder.appending(path: "indexes")))
    let installation = loader.load(locale: "en-US").installation
    let turn = await Session(installation).hear("swim with App 42")
    guard turn.prompt?.parameter == "name" else { throw ExitCode(1) }
  }
}
