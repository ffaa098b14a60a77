// SPDX-License-Identifier: Apache-2.0

import AppFiles
import ArgumentParser
import Assistant
import Foundation
import IntentModel

/// A process that starts with a thousand intents and answers once: what ``ShortcutsCommand`` times.
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
