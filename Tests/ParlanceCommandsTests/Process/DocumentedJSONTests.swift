// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// Every JSON the documentation shows is what the command beside it prints.
struct DocumentedJSONTests {
  struct Example: CustomTestStringConvertible {
    var command: String
    var output: String
    var testDescription: String { command }
  }

  static let examples: [Example] = {
    let page = Stage.package
      .appending(path: "Sources/ParlanceCommands/ParlanceCommands.docc/reading-the-json.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "```sh\n").dropFirst().compactMap { rest in
      let parts = rest.components(separatedBy: "\n```")
      guard parts.count > 2, parts[2].hasPrefix("json\n") else { return nil }
      return Example(command: parts[0], output: String(parts[2].dropFirst("json\n".count)))
    }
  }()

  @Test(arguments: examples)
  func isWhatTheCommandPrints(_ example: Example) async throws {
    let household = try Household()
    let run = try await household.run(
      arguments: Self.words(of: example.command).dropFirst().map { Array($0.utf8) })
    #expect(run.output == example.output + "\n")
  }

  @Test func thereAreSuchExamples() {
    #expect(Self.examples.count >= 4)
  }

  /// As a shell would cut it: blanks separate, double quotes hold together.
  private static func words(of command: String) -> [String] {
    command.components(separatedBy: "\"").enumerated().flatMap { place, piece in
      place.isMultiple(of: 2) ? piece.split(separator: " ").map(String.init) : [piece]
    }
  }
}
