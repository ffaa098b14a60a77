// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import ArgumentParser
import Foundation
import IntentModel
import Rendering

/// Generates Swift code from an `.intentdefinition`.
@main
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intent-definition-generator",
    abstract: "Makes the Swift of an .intentdefinition, as a build needs it.")

  @ArgumentParser.Argument(help: "The definition.")
  var definition: String

  @ArgumentParser.Argument(help: "The Swift file to write.")
  var output: String

  func run() throws {
    LocaleVariables.mend()
    let data = try Data(contentsOf: URL(filePath: definition))
    let reading = IntentDefinition.read(data, file: definition)
    for finding in reading.findings where finding.severity > .note {
      FileHandle.standardError.write(Data("\(finding.neutralised)\n".utf8))
    }
    guard !reading.findings.contains(where: { $0.severity == .error }) else {
      throw ExitCode.failure
    }
    let source = DefinitionSource(reading.content).text
    try source.write(to: URL(filePath: output), atomically: true, encoding: .utf8)
  }
}
