// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import Terminal
import Voice

/// `parlance values`: finds typed values in texts.
struct ValuesCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "values",
    abstract: "Tell the numbers, amounts, dates and answers heard in texts.",
    discussion: """
      Reads texts from the arguments, or a line each from standard input when there are none or \
      where one is -. A line may be a JSON object with "text" and, where wanted, "id", "locale", \
      "now" and "kind". The exit status is 1 when no value at all was heard.
      """)

  @OptionGroup var options: CommonOptions

  @Option(
    help: ArgumentHelp(
      "Only values of this kind: \(ValueKind.allCases.map(\.rawValue).joined(separator: ", ")). "
        + "Repeatable.", valueName: "kind"))
  var kind: [ValueKind] = []

  @ArgumentParser.Argument(help: ArgumentHelp("What would be said.", valueName: "text"))
  var texts: [String] = []

  func run() async throws {
    let finder = try ValueFinder(options, kinds: kind)
    var found = 0
    for text in texts.isEmpty ? ["-"] : texts {
      if text == "-" {
        found += try await AnsweredLines.run { finder.answer($0.map(ValuesInput.init(line:))) }
      } else {
        let (answer, count) = finder.answer([ValuesInput(text)])
        try Output.standard.write(answer)
        found += count
      }
    }
    if found == 0 { throw ExitCode(ExitStatus.negative) }
  }
}
