// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import ArgumentParser
import Foundation
import IntentModel
import Rendering
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

  @Option(
    help: ArgumentHelp(
      "A YAML file with what the sources don't tell: entities by name, and phrases.",
      valueName: "file"))
  var supply: String?

  @ArgumentParser.Argument(help: ArgumentHelp("The folder of the sources.", valueName: "folder"))
  var sources: String

  func run() throws {
    LocaleVariables.mend()
    var app: ExtractedApp
    do {
      app = try SourceFolder(URL(filePath: sources)).sources().app
    } catch {
      try tell("\(sources): the folder can't be read; name the folder of an app's sources")
      throw ExitCode(2)
    }
    if let supply { try take(supply, into: &app) }
    for unknown in app.unknowns { try tell(unknown.finding) }
    if app.intents.isEmpty { try tell("\(sources): no type here is an App Intent") }
    try write(app)
  }

  private func take(_ file: String, into app: inout ExtractedApp) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      try tell("\(file): the file can't be read; name another with --supply")
      throw ExitCode(2)
    }
    var supplied = SuppliedApp.read(data, file: file)
    supplied.content.rename(file, to: placed(file))
    let strangers = app.add(supplied.content)
    for finding in supplied.findings { try tell(finding) }
    for stranger in strangers { try tell("\(file): \(stranger)") }
    guard supplied.findings.isEmpty, strangers.isEmpty else { throw ExitCode(1) }
  }

  /// The path of a file from the sources' folder, as the sources' own are told; the whole path of one elsewhere.
  private func placed(_ file: String) -> String {
    let file = URL(filePath: file).standardizedFileURL.path
    let folder = URL(filePath: sources, directoryHint: .isDirectory).standardizedFileURL.path + "/"
    return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
  }

  private func write(_ app: ExtractedApp) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(app), as: UTF8.self)
    let json = Data((text.harmlessJSON + "\n").utf8)
    guard let output else { return try FileHandle.standardOutput.write(contentsOf: json) }
    do {
      try json.write(to: URL(filePath: output))
    } catch {
      try tell("\(output): the file can't be written; name another with --output")
      throw ExitCode(2)
    }
  }

  private func tell(_ line: String) throws { try writeError(line.neutralised()) }

  private func tell(_ finding: Finding) throws { try writeError(finding.neutralised) }

  private func writeError(_ text: String) throws {
    try FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
