// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// A command with the options that every command has.
protocol ParlanceSubcommand: AsyncParsableCommand {
  /// What its results may be printed as.
  static var formats: Set<OutputFormat> { get }

  var options: CommonOptions { get }
}

extension ParlanceSubcommand {
  static var formats: Set<OutputFormat> { [.text, .json] }

  func validate() throws { try validateFormat() }

  /// Refuses a format that the command can't print.
  func validateFormat() throws {
    guard let format = options.format, !Self.formats.contains(format) else { return }
    let name = Self.configuration.commandName ?? ""
    let known = OutputFormat.allCases.filter(Self.formats.contains).map(\.rawValue)
    throw ValidationError(
      "\(name) prints no \(format.rawValue); it prints \(known.joined(separator: ", ")).")
  }
}

/// How results are printed.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text
  case json
  /// The XML of JUnit's reports, which machines that build and test software read.
  case junit
  /// The JSON of static analysis, which such machines show beside the lines it is about.
  case sarif
}
