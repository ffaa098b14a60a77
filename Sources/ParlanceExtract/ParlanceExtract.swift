// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import IntentModel
import SourceReader

/// `parlance-extract`: reads the App Intents of an app from its Swift sources.
@main
struct ParlanceExtract: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parlance-extract",
    abstract: "Read an app's shortcuts, intents and entities from its Swift sources.",
    discussion: """
      Nothing is compiled or run. The JSON goes beside the app's own files, into a file whose name ends in \
      .\(ExtractedApp.fileExtension). What only the running app knows is told on standard error.
      """)

  @Option(help: ArgumentHelp("The file to write; standard output without.", valueName: "file"))
  var output: String?

  @ArgumentParser.Argument(help: ArgumentHelp("The folder of the sources.", valueName: "folder"))
  var sources: String

  func run() throws {
    let app: ExtractedApp
    do {
      app = try SourceFolder(URL(filePath: sources)).sources().app
    } catch {
      try tell("\(sources): the folder can't be read; name the folder of an app's sources")
      throw ExitCode(2)
    }
    for unknown in app.unknowns { try tell(unknown.finding.description) }
    if app.intents.isEmpty { try tell("\(sources): no type here is an App Intent") }
    try write(app)
  }

  private func write(_ app: ExtractedApp) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(app) + Data("\n".utf8)
    guard let output else { return try FileHandle.standardOutput.write(contentsOf: json) }
    do {
      try json.write(to: URL(filePath: output))
    } catch {
      try tell("\(output): the file can't be written; name another with --output")
      throw ExitCode(2)
    }
  }

  private func tell(_ line: String) throws {
    try FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
