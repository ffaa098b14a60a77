// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// A command with the common options.
protocol ParlanceSubcommand: AsyncParsableCommand {
  /// The formats in which its results can be printed.
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
