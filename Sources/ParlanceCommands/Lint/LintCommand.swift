// SPDX-License-Identifier: Apache-2.0

import AppFiles
import ArgumentParser
import Foundation
import IntentModel
import Rehearsal
import Rendering
import Terminal

/// `parlance lint`: checks apps' files by rules.
struct LintCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check an app's files by the rules of its platform.",
    discussion: """
      Each finding names its rule, the place and the mend. A comment suppresses one: \
      parlance:ignore RULE: REASON, on the line before it. The exit status is 1 when there are errors or \
      warnings; notes are no failure.
      """)

  static let formats: Set<OutputFormat> = [.text, .json, .sarif]

  @OptionGroup var options: CommonOptions

  @Flag(help: "Mend what can be mended for certain.")
  var fix = false

  @Flag(help: "Print the manual of the rules.")
  var rules = false

  @ArgumentParser.Argument(
    help: ArgumentHelp("The folders of apps, or folders to search for them.", valueName: "path"))
  var paths: [String] = []

  func validate() throws {
    try validateFormat()
    if paths.isEmpty, !rules {
      throw ValidationError("Nothing to check; name an app's folder, or --rules for the manual.")
    }
  }

  func run() async throws {
    if rules { return try Output.standard.write(LintManual.text) }
    // Sample apps that were not named on the command line are not compared with the named ones.
    let folders = AppFolders(paths, options, besideSamples: false)
    var findings = try await AppLinting(folders).findings()
    if fix {
      try Mending(folders).apply(findings)
      findings = try await AppLinting(folders).findings()
    }
    try Output.standard.write(try text(of: findings))
    let isBad = findings.contains { $0.severity > .note }
    if isBad { throw ExitCode(ExitStatus.negative) }
  }

  private func text(of findings: [Finding]) throws -> String {
    switch options.outputFormat {
    case .json: findings.map { $0.json.text + "\n" }.joined()
    case .sarif: SARIFReport(findings).json.text + "\n"
    case .text, .junit:
      try options.isLinear ? linear(findings) : findings.map { $0.text(linear: nil) }.joined()
    }
  }

  /// The number of findings, then each of them.
  private func linear(_ findings: [Finding]) throws -> String {
    let wording = try SystemFolder.wording(options)
    let count = wording.count("terminal.findings", findings.count) + "\n"
    return count + findings.map { $0.text(linear: wording) }.joined()
  }
}

extension Finding {
  /// One line of `lint --json`.
  var json: OrderedJSON {
    [
      "file": .string(location.file), "line": .integer(location.line),
      "column": .integer(location.column), "severity": .string(severity.rawValue),
      "rule": .string(rule), "message": .string(message), "fixable": .boolean(edit != nil),
    ]
  }
}
