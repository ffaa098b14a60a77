// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// What the README shows of the program's output is what the program prints, with the grammar the README
/// shows.
@Suite(.timeLimit(.minutes(45)))
struct ReadmeTests {
  struct Example: CustomTestStringConvertible {
    var command: String
    var output: [String]
    var testDescription: String { command }
  }

  private static let text =
    (try? String(contentsOf: Stage.package.appending(path: "README.md"), encoding: .utf8)) ?? ""

  static let examples: [Example] = blocks(of: "console").flatMap { block in
    "\n\(block)".components(separatedBy: "\n$ ").dropFirst().map { example in
      let lines = example.components(separatedBy: "\n")
      return Example(command: lines[0], output: Array(lines.dropFirst()))
    }
  }

  @Test(arguments: examples) func isWhatTheProgramPrints(_ example: Example) async throws {
    let household = try Household()
    let grammar = try #require(Self.blocks(of: "yaml").first)
    let file = try household.write(grammar + "\n", to: "lights.yaml")
    let words = Self.words(of: example.command).dropFirst().map { word in
      word == "lights.yaml" ? file : word
    }
    let run = try await household.run(arguments: words.map { Array($0.utf8) })
    #expect(run.lines.map { $0.replacing(file, with: "lights.yaml") } == example.output)
    #expect(run.errors == "")
  }

  @Test func thereAreSuchExamples() { #expect(Self.examples.count >= 5) }

  private static func blocks(of language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().map { rest in
      rest.components(separatedBy: "\n```").first ?? ""
    }
  }

  /// As a shell would cut it: blanks separate, double quotes hold together.
  private static func words(of command: String) -> [String] {
    command.components(separatedBy: "\"").enumerated().flatMap { place, piece in
      place.isMultiple(of: 2) ? piece.split(separator: " ").map(String.init) : [piece]
    }
  }
}
